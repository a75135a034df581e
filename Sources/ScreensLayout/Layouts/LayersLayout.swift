import ScreensCanvas

extension Measurer {
  /// As large as the largest child of the highest priority, and offered to all of them again.
  mutating func measureLayers(_ own: inout Measurement, _ alignment: Alignment) -> Bool {
    let index = Int(own.index)
    let end = ends[index]
    if own.step == 0 {
      while own.cursor < end {
        let child = Int(own.cursor)
        guard ask(child, frames[index].proposal) else { return false }
        own.cursor = ends[child]
      }
      let largest = largestChild(of: index)
      setSize(index, largest.width, largest.height)
      (own.step, own.cursor) = (1, own.index + 1)
    }
    while own.cursor < end {
      let child = Int(own.cursor)
      own.cursor = ends[child]
      if mayAskAgain, !askForFinalRoom(child, in: index) { return false }
    }
    // In their final room the children may have become smaller than the size that they were offered.
    let final = largestChild(of: index)
    var child = index + 1
    while child < Int(end) {
      align(child, width: final.width, height: final.height, alignment)
      child = Int(ends[child])
    }
    return true
  }

  /// The largest width and height among the children of the highest priority.
  private func largestChild(of index: Int) -> (width: Int32, height: Int32) {
    var size: (width: Int32, height: Int32) = (0, 0)
    var priority = -Double.infinity
    var child = index + 1
    while child < Int(ends[index]) {
      let own = flexibilities[child].priority
      if own > priority { (priority, size) = (own, (0, 0)) }
      if own == priority {
        size = (max(size.width, frames[child].width), max(size.height, frames[child].height))
      }
      child = Int(ends[child])
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
