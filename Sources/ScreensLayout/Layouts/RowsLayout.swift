import ScreensCanvas

extension Measurer {
  /// Offers each row the whole width and its height, and puts it where it belongs among all rows.
  mutating func measureRows(_ own: inout Measurement, _ rows: RowsElement) -> Bool {
    let index = Int(own.index)
    let proposal = frames[index].proposal
    let width = proposal.width < 0 || proposal.width >= Proposal.infinite ? rows.idealWidth : proposal.width
    let end = entries[index].end
    while own.cursor < end {
      let child = Int(own.cursor)
      guard ask(child, Proposal(width: width, height: rows.height)) else { return false }
      own.cursor = entries[child].end
    }
    var (child, row) = (index + 1, rows.first)
    while child < Int(end) {
      setOrigin(child, 0, rows.top(of: row))
      (child, row) = (Int(entries[child].end), row + 1)
    }
    setSize(index, width, rows.length)
    return true
  }
}
