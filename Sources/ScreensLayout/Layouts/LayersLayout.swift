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
      setSizeToLargest(index)
      (own.step, own.cursor) = (1, own.index + 1)
    }
    while own.cursor < end {
      let child = Int(own.cursor)
      own.cursor = ends[child]
      if mayAskAgain, !askForFinalRoom(child, in: index) { return false }
    }
    var child = index + 1
    while child < Int(end) {
      align(child, in: index, alignment)
      child = Int(ends[child])
    }
    return true
  }

  private func setSizeToLargest(_ index: Int) {
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
    setSize(index, size.width, size.height)
  }

  /// Offers its final room to a child whose size would change with it.
  private mutating func askForFinalRoom(_ child: Int, in index: Int) -> Bool {
    let (flexibility, own, outer) = (flexibilities[child], frames[child], frames[index])
    var proposal = own.proposal
    let growsWide = flexibility.stretchesHorizontally && own.width < outer.width
    let growsHigh = flexibility.stretchesVertically && own.height < outer.height
    if growsWide || own.width > outer.width { proposal.width = outer.width }
    if growsHigh || own.height > outer.height { proposal.height = outer.height }
    return ask(child, proposal)
  }
}
