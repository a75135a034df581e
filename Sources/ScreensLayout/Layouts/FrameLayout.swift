import ScreensCanvas

extension Measurer {
  /// Takes its own length where it has one and the child's where it has none.
  mutating func measureFrame(_ index: Int, _ frame: FrameElement, _ proposal: Proposal) {
    guard let child = firstChild(index) else { return setSize(index, frame.width ?? 0, frame.height ?? 0) }
    measure(child, Proposal(width: frame.width ?? proposal.width, height: frame.height ?? proposal.height))
    setSize(index, frame.width ?? frames[child].width, frame.height ?? frames[child].height)
    align(child, in: index, frame.alignment)
  }

  /// Places a measured child by alignment; a larger child sticks out.
  func align(_ child: Int, in index: Int, _ alignment: Alignment) {
    let horizontal = alignment.horizontal.guide(Int(frames[index].width - frames[child].width))
    let vertical = alignment.vertical.guide(Int(frames[index].height - frames[child].height))
    // An arithmetic shift rounds toward the left and the top for children that stick out, too.
    setOrigin(child, Int32(horizontal >> 1), Int32(vertical >> 1))
  }
}
