import ScreensCanvas

extension Measurer {
  /// As large as the largest child of the highest priority, and offered to all of them again.
  mutating func measureLayers(_ own: inout Measurement, _ alignment: Alignment) -> Bool {
    let index = Int(own.index)
    let end = entries[index].end
    if own.step == 0 {
      while own.cursor < end {
        let child = Int(own.cursor)
        guard ask(child, frames[index].proposal) else { return false }
        own.cursor = entries[child].end
      }
      let largest = largestChild(of: index)
      setSize(index, largest.width, largest.height)
      (own.step, own.cursor) = (1, own.index + 1)
    }
    while own.cursor < end {
      let child = Int(own.cursor)
      own.cursor = entries[child].end
      if mayAskAgain, !askForFinalRoom(child, in: index) { return false }
    }
    // In their final room the children may have become smaller than the size that they were offered.
    let final = largestChild(of: index)
    var child = index + 1
    while child < Int(end) {
      align(child, width: final.width, height: final.height, alignment)
      child = Int(entries[child].end)
    }
    return true
  }

  /// The largest width and height among the children of the highest priority.
  private func largestChild(of index: Int) -> (width: Int32, height: Int32) {
    var size: (width: Int32, height: Int32) = (0, 0)
    var priority = -Float.infinity
    var child = index + 1
    while child < Int(entries[index].end) {
      let own = entries[child].flexibility.priority
      if own > priority { (priority, size) = (own, (0, 0)) }
      if own == priority {
        size = (max(size.width, frames[child].width), max(size.height, frames[child].height))
      }
      child = Int(entries[child].end)
    }
    return size
  }

  /// Offers its final room to a child that would use it or does not fit it.
  private mutating func askForFinalRoom(_ child: Int, in index: Int) -> Bool {
    let (own, outer) = (frames[child], frames[index])
    let sticksOut = own.width > outer.width || own.height > outer.height
    guard sticksOut || usesFinalRoom(child, width: outer.width, height: outer.height) else { return true }
    return ask(child, Proposal(width: outer.width, height: outer.height))
  }
}
