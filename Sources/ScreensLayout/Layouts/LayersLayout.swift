import ScreensCanvas

extension Measurer {
  /// As large as the largest child of the highest priority, and offered to all of them again.
  mutating func measureLayers(_ index: Int, _ alignment: Alignment, _ proposal: Proposal) {
    var size: (width: Int32, height: Int32) = (0, 0)
    let end = Int(ends[index])
    var priority = -Double.infinity
    var child = index + 1
    while child < end {
      priority = max(priority, flexibilities[child].priority)
      child = Int(ends[child])
    }
    child = index + 1
    while child < end {
      measure(child, proposal)
      if flexibilities[child].priority == priority {
        size = (max(size.width, frames[child].width), max(size.height, frames[child].height))
      }
      child = Int(ends[child])
    }
    setSize(index, size.width, size.height)
    child = index + 1
    while child < end {
      remeasure(child, width: size.width, height: size.height)
      align(child, in: index, alignment)
      child = Int(ends[child])
    }
  }

  /// Offers its final room to a child whose size would change with it.
  private mutating func remeasure(_ child: Int, width: Int32, height: Int32) {
    let flexibility = flexibilities[child]
    let (own, asked) = (frames[child], frames[child].proposal)
    let growsWide = flexibility.stretchesHorizontally && own.width < width
    let growsHigh = flexibility.stretchesVertically && own.height < height
    guard growsWide || growsHigh || own.width > width || own.height > height else { return }
    measure(
      child,
      Proposal(
        width: growsWide || own.width > width ? width : asked.width,
        height: growsHigh || own.height > height ? height : asked.height))
  }

  /// Takes the primary child's size, which the other child is offered.
  mutating func measureAttachment(_ index: Int, _ attachment: AttachmentElement, _ proposal: Proposal) {
    guard let first = firstChild(index) else { return setSize(index, 0, 0) }
    let second = Int(ends[first])
    let hasBoth = second < Int(ends[index])
    let primary = attachment.isOverlay || !hasBoth ? first : second
    measure(primary, proposal)
    setOrigin(primary, 0, 0)
    setSize(index, frames[primary].width, frames[primary].height)
    guard hasBoth else { return }
    let other = primary == first ? second : first
    measure(other, Proposal(width: frames[primary].width, height: frames[primary].height))
    align(other, in: index, attachment.alignment)
  }
}
