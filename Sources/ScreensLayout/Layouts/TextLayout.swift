import ScreensCanvas

extension Measurer {
  /// Wraps the text at the offered width; a height is a limit for its lines.
  ///
  /// A text that is not empty never gets smaller than one cell, so that at least `…` shows.
  mutating func measureText(_ index: Int, _ text: TextElement, _ proposal: Proposal) {
    let span = text.span
    var limit = text.lineLimit == 0 ? nil : Int(text.lineLimit)
    if proposal.height >= 0, proposal.height < Proposal.infinite {
      limit = min(limit ?? Int.max, max(1, Int(proposal.height)))
    }
    let isUnbounded = proposal.width < 0 || proposal.width >= Proposal.infinite
    frames[index].firstLine = -1
    if span.hardLines == 1, isUnbounded || span.width <= max(1, proposal.width) {
      frames[index].lineCount = 1
      return setSize(index, span.width, 1)
    }
    let first = lines.count
    self.text.wrap(
      span, width: isUnbounded ? nil : max(1, Int(proposal.width)), limit: limit, truncation: text.truncation,
      into: &lines)
    var width: Int32 = 0
    for line in lines[first...] { width = max(width, line.width) }
    frames[index].firstLine = Int32(first)
    frames[index].lineCount = Int32(lines.count - first)
    setSize(index, width, Int32(lines.count - first))
  }
}
