import ScreensCanvas

extension Measurer {
  /// Wraps the text at the offered width; a height is a limit for its lines.
  ///
  /// A text that is not empty never gets smaller than one cell, so that at least `…` shows.
  mutating func measureText(
    _ index: Int, _ text: TextElement, _ proposal: Proposal, standing: Proposal
  ) {
    let span = text.span
    let isUnbounded = proposal.width < 0 || proposal.width >= Proposal.infinite
    if span.hardLines == 1, isUnbounded || span.width <= max(1, proposal.width) {
      frames[index].firstLine = -1
      frames[index].lineCount = 1
      return setSize(index, span.width, 1)
    }
    let isLow = proposal.height >= 0 && proposal.height < Proposal.infinite
    let room = isLow ? max(1, Int(proposal.height)) : Int.max
    let old = frames[index]
    if old.firstLine >= 0, standing.width == proposal.width {
      // Lines that were wrapped without a limit and fit are the same lines.
      if standing.height < 0 || standing.height >= Proposal.infinite, Int(old.lineCount) <= room { return }
    }
    if old.firstLine >= 0, Int(old.firstLine + old.lineCount) == lines.count {
      lines.removeLast(Int(old.lineCount))
    }
    let limit = text.lineLimit == 0 ? room : min(room, Int(text.lineLimit))
    let first = lines.count
    self.text.wrap(
      span, width: isUnbounded ? nil : max(1, Int(proposal.width)), limit: limit == Int.max ? nil : limit,
      truncation: text.truncation, into: &lines)
    var width: Int32 = 0
    for line in lines[first...] { width = max(width, line.width) }
    frames[index].firstLine = Int32(first)
    frames[index].lineCount = Int32(lines.count - first)
    setSize(index, width, Int32(lines.count - first))
  }
}
