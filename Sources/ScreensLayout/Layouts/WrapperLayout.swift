import ScreensCanvas

extension Measurer {
  /// Takes the size of the only child and puts it `x` and `y` cells away from its own corner.
  mutating func measureWrapper(_ index: Int, _ proposal: Proposal, x: Int32 = 0, y: Int32 = 0) -> Bool {
    guard let child = firstChild(index) else {
      setSize(index, 0, 0)
      return true
    }
    guard ask(child, proposal) else { return false }
    setOrigin(child, x, y)
    setSize(index, frames[child].width, frames[child].height)
    return true
  }

  /// Lets the child be as long as it likes on `axes`.
  mutating func measureFixedSize(_ index: Int, _ axes: Axis.Set) -> Bool {
    var proposal = frames[index].proposal
    if axes.contains(.horizontal) { proposal.width = Proposal.ideal }
    if axes.contains(.vertical) { proposal.height = Proposal.ideal }
    return measureWrapper(index, proposal)
  }
}
