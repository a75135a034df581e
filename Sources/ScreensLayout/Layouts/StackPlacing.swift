import ScreensCanvas

extension Measurer {
  /// Puts measured children in a row or a column.
  func place(_ index: Int, _ stack: StackElement) -> (length: Int32, thickness: Int32) {
    let isRow = stack.axis == .horizontal
    let end = Int(entries[index].end)
    let byBaseline = stack.alignsBaselines
    let (lower, thickness) =
      byBaseline ? baselineRange(index, stack) : (0, largestThickness(index, isRow: isRow))
    var child = index + 1
    var (position, lastWasSpacer) = (Int32(0), false)
    while child < end {
      let isSpacer = entries[child].element.isSpacer
      if child != index + 1 {
        position = Int32(
          clamping: Int(position) + Int(stack.gap(betweenSpacer: isSpacer || lastWasSpacer)))
      }
      lastWasSpacer = isSpacer
      let frame = frames[child]
      if byBaseline {
        setOrigin(child, position, Int32(clamping: (-baselineGuide(child, stack) - lower) >> 1))
      } else if isRow {
        setOrigin(child, position, Int32(stack.vertical.guide(Int(thickness) - Int(frame.height)) >> 1))
      } else {
        setOrigin(child, Int32(stack.horizontal.guide(Int(thickness - frame.width)) >> 1), position)
      }
      position = min(
        Proposal.infinite, Int32(clamping: Int(position) + Int(isRow ? frame.width : frame.height)))
      child = Int(entries[child].end)
    }
    if stack.isReversed { reverse(index, length: max(0, position)) }
    return (max(0, position), thickness)
  }

  /// Turns a row round within its length.
  private func reverse(_ index: Int, length: Int32) {
    var child = index + 1
    let end = Int(entries[index].end)
    while child < end {
      frames[child].x = Int32(clamping: Int(length) - Int(frames[child].x) - Int(frames[child].width))
      child = Int(entries[child].end)
    }
  }

  private func largestThickness(_ index: Int, isRow: Bool) -> Int32 {
    var (child, thickness) = (index + 1, Int32(0))
    let end = Int(entries[index].end)
    while child < end {
      thickness = max(thickness, isRow ? frames[child].height : frames[child].width)
      child = Int(entries[child].end)
    }
    return thickness
  }

  func stretchesAcross(_ index: Int, isRow: Bool, _ thickness: Int32) -> Bool {
    if isRow { return entries[index].flexibility.stretchesVertically }
    var child = index + 1
    let end = Int(entries[index].end)
    while child < end {
      if isStretched(child, isRow: isRow, thickness) { return true }
      child = Int(entries[child].end)
    }
    return false
  }

  private func isStretched(_ child: Int, isRow: Bool, _ thickness: Int32) -> Bool {
    isRow
      ? entries[child].flexibility.stretchesVertically
      : entries[child].flexibility.stretchesHorizontally && frames[child].width < thickness
  }

  /// Offers the stack's thickness to the children that would use it: false while one is awaited.
  mutating func stretchAcross(_ own: inout Measurement, isRow: Bool, _ thickness: Int32) -> Bool {
    let end = entries[Int(own.index)].end
    while own.cursor < end {
      let child = Int(own.cursor)
      own.cursor = entries[child].end
      guard isStretched(child, isRow: isRow, thickness) else { continue }
      var room = frames[child].proposal
      if isRow { room.height = thickness } else { room.width = thickness }
      guard ask(child, room) else { return false }
    }
    return true
  }
}
