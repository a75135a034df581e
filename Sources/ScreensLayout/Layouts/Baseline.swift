import ScreensCanvas

extension Measurer {
  /// How far a row's children reach above and below the common baseline, in half cells and then as cells.
  func baselineRange(_ index: Int, _ stack: StackElement) -> (lower: Int, thickness: Int32) {
    var (lower, upper) = (0, 0)
    var child = index + 1
    let end = Int(entries[index].end)
    while child < end {
      let offset = -baselineGuide(child, stack)
      lower = min(lower, offset)
      upper = max(upper, offset + 2 * Int(frames[child].height))
      child = Int(entries[child].end)
    }
    return (lower, Int32(min((upper - lower + 1) / 2, Int(Proposal.infinite))))
  }

  /// Distance from a child's top to its baseline, in half cells.
  func baselineGuide(_ child: Int, _ stack: StackElement) -> Int {
    2 * baseline(child, isFirst: stack.vertical == .firstTextBaseline)
  }

  /// Cells from the top of an element to the bottom of its first or last row of text; its height if it has none.
  private func baseline(_ outer: Int, isFirst: Bool) -> Int {
    var (index, above) = (outer, 0)
    while let child = textBearer(in: index, isFirst: isFirst) {
      above += Int(frames[child].y)
      index = child
    }
    guard case .text = entries[index].element else { return Int(frames[outer].height) }
    return above + (isFirst ? min(1, Int(frames[index].height)) : Int(frames[index].height))
  }

  /// The child whose baseline counts as that of the element around it.
  private func textBearer(in index: Int, isFirst: Bool) -> Int? {
    guard let first = firstChild(index) else { return nil }
    if case .attachment(let attachment) = entries[index].element {
      let second = Int(entries[first].end)
      return attachment.isOverlay || second >= Int(entries[index].end) ? first : second
    }
    if case .fitting = entries[index].element {
      var shown = first
      while frames[shown].width == Placement.withdrawn { shown = Int(entries[shown].end) }
      return shown
    }
    guard case .stack = entries[index].element, !isFirst else { return first }
    var last = first
    while Int(entries[last].end) < Int(entries[index].end) { last = Int(entries[last].end) }
    return last
  }
}
