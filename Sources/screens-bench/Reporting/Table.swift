/// Rows of cells under headings: the first two columns to the left, the others to the right.
struct Table {
  private let headings: [String]
  private var rows: [[String]] = []

  init(_ headings: [String]) { self.headings = headings }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// Columns in which no row has anything are left out.
  var text: String {
    let used = headings.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let lines = ([headings] + rows).map { row in used.map { row[$0] } }
    let widths = used.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = zip(line, widths).enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < 2 ? cell.0 + blanks : blanks + cell.0
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
