import ScreensCanvas

extension Measurer {
  /// A row or a column: shares its length among its children and is as thick as the thickest.
  mutating func measureStack(_ own: inout Measurement, _ stack: StackElement) -> Bool {
    let index = Int(own.index)
    guard let first = firstChild(index) else {
      setSize(index, 0, 0)
      return true
    }
    let isRow = stack.axis == .horizontal
    let proposal = frames[index].proposal
    if own.step == 0 {
      let length = isRow ? proposal.width : proposal.height
      if length < 0 || length >= Proposal.infinite || entries[first].end == entries[index].end {
        guard offerAlike(&own) else { return false }
        own.step = 2
      } else {
        guard collectShares(&own, stack) else { return false }
        let count = Int(own.shareCount)
        sort(UnsafeMutableBufferPointer(start: shares + (shareCount - count), count: count))
        own.available += Int(length)
        (own.step, own.cursor) = (1, 0)
      }
    }
    if own.step == 1 {
      guard shareOut(&own, isRow: isRow) else { return false }
      own.step = 2
    }
    if own.step == 2 {
      var (length, thickness) = place(index, stack)
      let across = isRow ? proposal.height : proposal.width
      if stack.fillsWidth, across < Proposal.infinite { thickness = max(thickness, across) }
      setSize(index, isRow ? length : thickness, isRow ? thickness : length)
      // Rules and fills get as long as the stack is thick, once that is known.
      guard across < 0, mayAskAgain, stretchesAcross(index, isRow: isRow, thickness) else { return true }
      (own.step, own.cursor) = (3, own.index + 1)
    }
    let thickness = isRow ? frames[index].height : frames[index].width
    guard stretchAcross(&own, isRow: isRow, thickness) else { return false }
    _ = place(index, stack)
    return true
  }

  /// Offers each child the length of the stack: it is endless, or up to them, or there is only one.
  private mutating func offerAlike(_ own: inout Measurement) -> Bool {
    let end = entries[Int(own.index)].end
    while own.cursor < end {
      let child = Int(own.cursor)
      guard ask(child, frames[Int(own.index)].proposal) else { return false }
      own.cursor = entries[child].end
    }
    return true
  }

  /// The stack as it is laid out in the room there is: a row may have to be a column.
  func turned(_ stack: StackElement, _ index: Int) -> StackElement {
    let width = frames[index].proposal.width
    guard stack.turnsIntoColumn, width >= 0, entries[index].flexibility.idealWidth > width else {
      return stack
    }
    var column = stack
    (column.axis, column.spacing) = (.vertical, 0)
    if stack.isReversed { (column.isReversed, column.horizontal) = (false, stack.horizontal.mirrored) }
    return column
  }
}
