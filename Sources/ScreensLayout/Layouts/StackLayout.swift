import ScreensCanvas

extension Measurer {
  /// A row or a column: shares its length among its children and is as thick as the thickest.
  mutating func measureStack(_ index: Int, _ stack: StackElement, _ proposal: Proposal) {
    guard firstChild(index) != nil else { return setSize(index, 0, 0) }
    let isRow = stack.axis == .horizontal
    let length = isRow ? proposal.width : proposal.height
    let across = isRow ? proposal.height : proposal.width
    share(length, across: across, in: index, stack)
    var thickness = place(index, stack)
    if stack.fillsWidth, across < Proposal.infinite { thickness = max(thickness, across) }
    if isRow { frames[index].height = thickness } else { frames[index].width = thickness }
    // Rules and fills get as long as the stack is thick, once that is known.
    if across < 0, stretchesAcross(index, isRow: isRow, thickness) {
      let own = frames[index]
      stretchAcross(index, isRow: isRow, thickness)
      _ = place(index, stack)
      setSize(index, own.width, own.height)
    }
  }

  /// Measures every child with its share of `length`.
  private mutating func share(_ length: Int32, across: Int32, in index: Int, _ stack: StackElement) {
    let isRow = stack.axis == .horizontal
    let end = Int(ends[index])
    if length < 0 || length >= Proposal.infinite || Int(ends[index + 1]) == end {
      let offered = length < 0 ? length : max(0, length)
      var child = index + 1
      while child < end {
        measure(
          child, isRow ? Proposal(width: offered, height: across) : Proposal(width: across, height: offered))
        child = Int(ends[child])
      }
      return
    }
    let (count, gaps) = collectShares(of: index, stack, across: across)
    defer { shares -= count }
    let group = UnsafeMutableBufferPointer(start: shares - count, count: count)
    sortShares(group)
    var available = Int(length) - gaps
    var start = 0
    while start < count {
      var stop = start + 1
      while stop < count, group[stop].priority == group[start].priority { stop += 1 }
      if start == 0 {
        for lower in stop..<count where stop < count { available -= Int(group[lower].minimum) }
      } else {
        for own in start..<stop { available += Int(group[own].minimum) }
      }
      for place in start..<stop {
        let child = Int(group[place].child)
        let offered = Int32(clamping: max(0, available / (stop - place)))
        measure(
          child, isRow ? Proposal(width: offered, height: across) : Proposal(width: across, height: offered))
        available -= Int(isRow ? frames[child].width : frames[child].height)
      }
      start = stop
    }
  }

  /// Puts the children on the scratch area; returns their number and the cells between them.
  private mutating func collectShares(of index: Int, _ stack: StackElement, across: Int32) -> (Int, Int) {
    let isRow = stack.axis == .horizontal
    let end = Int(ends[index])
    var child = index + 1
    var (count, gaps, lastWasSpacer) = (0, 0, false)
    while child < end {
      let isSpacer = elements[child].isSpacer
      if count > 0 { gaps += Int(stack.gap(betweenSpacer: isSpacer || lastWasSpacer)) }
      lastWasSpacer = isSpacer
      let limits = isRow ? widthLimits(child) : heightLimits(child, width: across)
      shares.initialize(
        to: StackShare(
          child: Int32(child),
          flexibility: limits.maximum >= Proposal.infinite
            ? Proposal.infinite : limits.maximum - limits.minimum,
          minimum: limits.minimum, priority: flexibilities[child].priority))
      shares += 1
      count += 1
      child = Int(ends[child])
    }
    return (count, gaps)
  }

  private func widthLimits(_ child: Int) -> (minimum: Int32, maximum: Int32) {
    (flexibilities[child].minWidth, flexibilities[child].maxWidth)
  }

  /// Heights that depend on the width are found by asking with no room and with endless room.
  private mutating func heightLimits(_ child: Int, width: Int32) -> (minimum: Int32, maximum: Int32) {
    var (minimum, maximum) = (flexibilities[child].minHeight, flexibilities[child].maxHeight)
    if minimum == Flexibility.unknown {
      measure(child, Proposal(width: width, height: 0))
      minimum = frames[child].height
    }
    if maximum == Flexibility.unknown {
      measure(child, Proposal(width: width, height: Proposal.infinite))
      maximum = frames[child].height
    }
    return (minimum, maximum)
  }
}
