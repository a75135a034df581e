extension UnifiedDiff {
  /// The diff as `git apply` takes it; in colour, changed words are marked, and it is for eyes only.
  func text(inColor: Bool = false) -> String {
    var lines = ["--- " + oldLabel, "+++ " + newLabel]
    for hunk in hunks {
      lines.append(inColor ? DiffColor.header.paint(hunk.header) : hunk.header)
      let rows = inColor ? WordMarks.paint(hunk.rows) : hunk.rows.map(\.text)
      for (row, text) in zip(hunk.rows, rows) {
        lines.append(text)
        if !row.endsWithNewline { lines.append(#"\ No newline at end of file"#) }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension DiffRow {
  var sign: String {
    switch kind {
    case .kept: " "
    case .removed: "-"
    case .added: "+"
    }
  }

  var text: String { sign + String(decoding: bytes, as: UTF8.self) }
}
