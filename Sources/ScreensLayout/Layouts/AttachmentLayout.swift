import ScreensCanvas

extension Measurer {
  /// Takes the primary child's size, which the other child is offered.
  mutating func measureAttachment(_ index: Int, _ attachment: AttachmentElement) -> Bool {
    guard let first = firstChild(index) else {
      setSize(index, 0, 0)
      return true
    }
    let second = Int(entries[first].end)
    let hasBoth = second < Int(entries[index].end)
    let primary = attachment.isOverlay || !hasBoth ? first : second
    guard ask(primary, frames[index].proposal) else { return false }
    setOrigin(primary, 0, 0)
    setSize(index, frames[primary].width, frames[primary].height)
    guard hasBoth else { return true }
    let other = primary == first ? second : first
    guard ask(other, Proposal(width: frames[primary].width, height: frames[primary].height)) else {
      return false
    }
    align(other, in: index, attachment.alignment)
    return true
  }
}
