import ScreensCanvas

extension Measurer {
  /// Takes its own length where it has one and the child's where it has none.
  mutating func measureFrame(_ index: Int, _ frame: FrameElement) -> Bool {
    let proposal = frames[index].proposal
    guard let child = firstChild(index) else {
      setSize(index, frame.width ?? 0, frame.height ?? 0)
      return true
    }
    let room = Proposal(width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
    guard ask(child, room) else { return false }
    setSize(index, frame.width ?? frames[child].width, frame.height ?? frames[child].height)
    align(child, in: index, frame.alignment)
    return true
  }

  /// Places a measured child within the element around it.
  func align(_ child: Int, in index: Int, _ alignment: Alignment) {
    align(child, width: frames[index].width, height: frames[index].height, alignment)
  }

  /// Places a measured child in so many cells by alignment; a larger child sticks out.
  func align(_ child: Int, width: Int32, height: Int32, _ alignment: Alignment) {
    let horizontal = alignment.horizontal.guide(Int(width) - Int(frames[child].width))
    let vertical = alignment.vertical.guide(Int(height) - Int(frames[child].height))
    // An arithmetic shift rounds toward the left and the top for children that stick out, too.
    setOrigin(child, Int32(horizontal >> 1), Int32(vertical >> 1))
  }
}
