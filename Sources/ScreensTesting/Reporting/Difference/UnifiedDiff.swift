/// The change from a reference, as it stands on disk, to what a test shows now.
///
/// Rows are compared in their normalised form but printed as they stand, so that `git apply` finds them in
/// a checkout with CRLF or without the final newline.
struct UnifiedDiff: Equatable {
  private(set) var oldLabel: String
  private(set) var newLabel: String
  private(set) var hunks: [Hunk]

  /// A reference of nil is a file that does not exist.
  init(from reference: [UInt8]?, to text: SnapshotText, label: String) {
    oldLabel = reference == nil ? "/dev/null" : "a/" + label
    newLabel = "b/" + label
    let old = SnapshotRow.rows(of: reference ?? [])
    let new = SnapshotRow.rows(of: text.bytes)
    var numbering = LineNumbering()
    var oldNumbers = old.map { numbering.number(of: $0.content) }
    let newNumbers = new.map { numbering.number(of: $0.content) }
    // A last row without newline is another row than the same one with it.
    if let last = old.last, !last.endsWithNewline { oldNumbers[old.count - 1] = numbering.count }
    let difference = Difference(from: oldNumbers, to: newNumbers)
    hunks = Hunk.hunks(of: Self.rows(old, new, difference))
  }

  private static func rows(
    _ old: [SnapshotRow], _ new: [SnapshotRow], _ difference: Difference
  ) -> [DiffRow] {
    var rows: [DiffRow] = []
    rows.reserveCapacity(old.count + new.count)
    var (o, n) = (0, 0)
    while o < old.count || n < new.count {
      if o < old.count && difference.isRemoved[o] {
        rows.append(DiffRow(old[o], .removed))
        o += 1
      } else if n < new.count && difference.isAdded[n] {
        rows.append(DiffRow(new[n], .added))
        n += 1
      } else {
        rows.append(DiffRow(old[o], .kept))
        o += 1
        n += 1
      }
    }
    return rows
  }
}

extension UnifiedDiff {
  /// Drops the rows past the limit and returns their number.
  mutating func truncate(toRows limit: Int) -> Int {
    var (shown, hidden) = (0, 0)
    for index in hunks.indices {
      let excess = max(0, shown + hunks[index].rows.count - limit)
      hidden += excess
      hunks[index].rows.removeLast(excess)
      shown += hunks[index].rows.count
    }
    hunks.removeAll { $0.rows.isEmpty }
    return hidden
  }
}

extension DiffRow {
  fileprivate init(_ row: SnapshotRow, _ kind: Kind) {
    self.init(kind: kind, bytes: row.bytes, endsWithNewline: row.endsWithNewline)
  }
}
