/// Ways to put things of given widths, in their order, into rows: from one row to as many as make sense.
struct RowFilling {
  let widths: [Int]
  /// Cells between two things in a row.
  let gap: Int

  /// Each way has more rows than the one before and is narrower; the last one is as narrow as can be.
  var forms: [[Range<Int>]] {
    var forms = [[0..<widths.count]]
    var rowCount = 1
    while let last = forms.last, last.count < widths.count, width(of: last) > widths.max() ?? 0 {
      // So many things are on no real bar; they must not take time by the square of their number.
      rowCount += max(1, rowCount / 8)
      let form = narrowest(rowCount)
      if form.count > last.count { forms.append(form) }
    }
    return forms
  }

  /// The narrowest way with at most this many rows.
  private func narrowest(_ rowCount: Int) -> [Range<Int>] {
    var low = widths.max() ?? 0
    var high = width(of: 0..<widths.count)
    while low < high {
      let middle = (low + high) / 2
      if rows(within: middle).count <= rowCount { high = middle } else { low = middle + 1 }
    }
    return rows(within: low)
  }

  /// Fills one row after the other.
  private func rows(within limit: Int) -> [Range<Int>] {
    var (rows, start, used) = ([Range<Int>](), 0, 0)
    for index in widths.indices {
      let grown = index == start ? widths[index] : used + gap + widths[index]
      if grown > limit, index > start {
        rows.append(start..<index)
        (start, used) = (index, widths[index])
      } else {
        used = grown
      }
    }
    rows.append(start..<widths.count)
    return rows
  }

  private func width(of row: Range<Int>) -> Int { widths[row].reduce(-gap) { $0 + gap + $1 } }

  private func width(of form: [Range<Int>]) -> Int { form.map { width(of: $0) }.max() ?? 0 }
}
