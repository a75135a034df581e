import ScreensCanvas

extension Measurer {
  /// Offers the child what the insets leave and puts the insets around what it takes.
  mutating func measurePadding(_ index: Int, _ insets: InsetsElement) -> Bool {
    let proposal = frames[index].proposal
    let (width, height) = (insets.width, insets.height)
    guard let child = firstChild(index) else {
      setSize(index, max(0, width), max(0, height))
      return true
    }
    let room = Proposal(
      width: proposal.width < 0 ? proposal.width : extend(proposal.width, by: -width),
      height: proposal.height < 0 ? proposal.height : extend(proposal.height, by: -height))
    guard ask(child, room) else { return false }
    setOrigin(child, insets.leading, insets.top)
    setSize(index, extend(frames[child].width, by: width), extend(frames[child].height, by: height))
    return true
  }
}
