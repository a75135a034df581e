/// One row of a unified diff.
struct DiffRow: Equatable {
  enum Kind: Equatable { case kept, removed, added }

  var kind: Kind
  var bytes: ArraySlice<UInt8>
  var endsWithNewline: Bool
}

/// A stretch of changed rows with the rows around them, as `@@` introduces it.
struct Hunk: Equatable {
  /// Rows shown before and after a change.
  static let context = 3

  var oldStart: Int
  var newStart: Int
  var rows: [DiffRow]

  var header: String {
    let oldCount = rows.count { $0.kind != .added }
    let newCount = rows.count { $0.kind != .removed }
    return "@@ -\(Self.range(oldStart, oldCount)) +\(Self.range(newStart, newCount)) @@"
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    // An empty range names the line before it.
    let line = count == 0 ? start : start + 1
    return count == 1 ? "\(line)" : "\(line),\(count)"
  }

  /// Groups the rows of a whole text; changes nearer than twice the context share a hunk.
  static func hunks(of rows: [DiffRow]) -> [Hunk] {
    var hunks: [Hunk] = []
    var (old, new) = (0, 0)
    // The rows from `pending` on are kept and not yet in a hunk.
    var pending = 0
    var isOpen = false
    for (index, row) in rows.enumerated() {
      if row.kind == .kept {
        if isOpen && index - pending == 2 * context {
          hunks[hunks.count - 1].rows.append(contentsOf: rows[pending..<pending + context])
          isOpen = false
        }
        if !isOpen && index + 1 - pending > context { pending = index + 1 - context }
      } else {
        if !isOpen {
          let before = index - pending
          hunks.append(Hunk(oldStart: old - before, newStart: new - before, rows: []))
          isOpen = true
        }
        hunks[hunks.count - 1].rows.append(contentsOf: rows[pending...index])
        pending = index + 1
      }
      if row.kind != .added { old += 1 }
      if row.kind != .removed { new += 1 }
    }
    if isOpen { hunks[hunks.count - 1].rows.append(contentsOf: rows[pending...].prefix(context)) }
    return hunks
  }
}
