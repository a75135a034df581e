import ScreensCanvas

extension Measurer {
  /// As long as what is offered; the content is as long as it likes and moved by the scroll offset.
  mutating func measureViewport(_ index: Int, _ viewport: ViewportElement, _ proposal: Proposal) {
    guard let child = firstChild(index) else {
      return setSize(index, max(0, proposal.width), max(0, proposal.height))
    }
    let isVertical = viewport.axis == .vertical
    measure(
      child,
      isVertical
        ? Proposal(width: proposal.width, height: Proposal.ideal)
        : Proposal(width: Proposal.ideal, height: proposal.height))
    let natural = isVertical ? frames[child].height : frames[child].width
    let offered = isVertical ? proposal.height : proposal.width
    let length = offered < 0 ? natural : offered
    if viewport.stretchesContent, offered >= 0, natural < length { measure(child, proposal) }
    let content = frames[child]
    let excess = max(0, (isVertical ? content.height : content.width) - length)
    let offset = min(max(0, viewport.offset), excess)
    setOrigin(child, isVertical ? 0 : -offset, isVertical ? -offset : 0)
    setSize(index, isVertical ? content.width : length, isVertical ? length : content.height)
  }
}
