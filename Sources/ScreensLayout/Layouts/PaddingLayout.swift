import ScreensCanvas

extension Measurer {
  /// Offers the child what the insets leave and puts the insets around what it takes.
  mutating func measurePadding(_ index: Int, _ insets: InsetsElement, _ proposal: Proposal) {
    let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    guard let child = firstChild(index) else { return setSize(index, max(0, width), max(0, height)) }
    measure(
      child,
      Proposal(
        width: proposal.width < 0 ? proposal.width : extend(proposal.width, by: -width),
        height: proposal.height < 0 ? proposal.height : extend(proposal.height, by: -height)))
    setOrigin(child, insets.leading, insets.top)
    setSize(index, extend(frames[child].width, by: width), extend(frames[child].height, by: height))
  }
}
