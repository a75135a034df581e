import ScreensCanvas

extension Measurer {
  /// As long as what is offered; the content is as long as it likes and moved by the scroll offset.
  mutating func measureViewport(_ own: inout Measurement, _ viewport: ViewportElement) -> Bool {
    let index = Int(own.index)
    let proposal = frames[index].proposal
    let isVertical = viewport.axis == .vertical
    let offered = isVertical ? proposal.height : proposal.width
    guard let child = firstChild(index) else {
      setSize(index, isVertical ? 0 : max(0, offered), isVertical ? max(0, offered) : 0)
      return true
    }
    if own.step == 0 {
      let room = Proposal(
        width: isVertical ? proposal.width : Proposal.ideal,
        height: isVertical ? Proposal.ideal : proposal.height)
      guard ask(child, room) else { return false }
      own.step = 1
      let natural = isVertical ? frames[child].height : frames[child].width
      if viewport.stretchesContent, natural < offered, mayAskAgain, !ask(child, proposal) { return false }
    }
    let content = frames[child]
    let length = offered < 0 ? (isVertical ? content.height : content.width) : offered
    let excess = max(0, (isVertical ? content.height : content.width) - length)
    let offset = min(max(0, viewport.offset), excess)
    setOrigin(child, isVertical ? 0 : -offset, isVertical ? -offset : 0)
    var thickness = isVertical ? content.width : content.height
    let across = isVertical ? proposal.width : proposal.height
    if viewport.clipsAcross, across >= 0 { thickness = min(thickness, across) }
    setSize(index, isVertical ? thickness : length, isVertical ? length : thickness)
    return true
  }
}
