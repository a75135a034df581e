import ScreensCanvas

/// Adds up the limits of a stack's or a layers' children, one after the other.
package struct SiblingFlexibility {
  private var sum = Flexibility.none
  private var count = 0
  private var lastWasSpacer = false
  private let element: Element

  package init(_ element: Element) { self.element = element }

  package mutating func add(_ child: Flexibility, isSpacer: Bool) {
    if case .stack(let stack) = element {
      let gap = count == 0 ? 0 : stack.gap(betweenSpacer: lastWasSpacer || isSpacer)
      stack.axis == .horizontal ? addBeside(child, gap: gap) : addBelow(child, gap: gap)
    } else if count == 0 || child.priority > sum.priority {
      sum = child
    } else if child.priority == sum.priority {
      addBeneath(child)
    }
    sum.stretchesVertically = sum.stretchesVertically || child.stretchesVertically
    lastWasSpacer = isSpacer
    count += 1
  }

  package var result: Flexibility {
    var result = sum
    result.priority = 0
    if case .stack(let stack) = element, stack.fillsWidth { result.maxWidth = Proposal.infinite }
    return result
  }

  private mutating func addBeside(_ child: Flexibility, gap: Int32) {
    sum.minWidth = extend(extend(sum.minWidth, by: gap), by: child.minWidth)
    sum.idealWidth = extend(extend(sum.idealWidth, by: gap), by: child.idealWidth)
    sum.maxWidth = extend(extend(sum.maxWidth, by: gap), by: child.maxWidth)
    sum.minHeight = larger(sum.minHeight, child.minHeight)
    sum.maxHeight = larger(sum.maxHeight, child.maxHeight)
  }

  private mutating func addBelow(_ child: Flexibility, gap: Int32) {
    sum.minWidth = max(sum.minWidth, child.minWidth)
    sum.idealWidth = max(sum.idealWidth, child.idealWidth)
    sum.maxWidth = max(sum.maxWidth, child.maxWidth)
    sum.minHeight = total(extendKnown(sum.minHeight, by: gap), child.minHeight)
    sum.maxHeight = total(extendKnown(sum.maxHeight, by: gap), child.maxHeight)
  }

  private mutating func addBeneath(_ child: Flexibility) {
    sum.minWidth = max(sum.minWidth, child.minWidth)
    sum.idealWidth = max(sum.idealWidth, child.idealWidth)
    sum.maxWidth = max(sum.maxWidth, child.maxWidth)
    sum.minHeight = larger(sum.minHeight, child.minHeight)
    sum.maxHeight = larger(sum.maxHeight, child.maxHeight)
  }

  /// Endless if one is; else unknown if one is.
  private func larger(_ a: Int32, _ b: Int32) -> Int32 {
    if a >= Proposal.infinite || b >= Proposal.infinite { return Proposal.infinite }
    return a == Flexibility.unknown || b == Flexibility.unknown ? Flexibility.unknown : max(a, b)
  }

  private func total(_ a: Int32, _ b: Int32) -> Int32 {
    if a >= Proposal.infinite || b >= Proposal.infinite { return Proposal.infinite }
    return a == Flexibility.unknown || b == Flexibility.unknown ? Flexibility.unknown : extend(a, by: b)
  }
}

extension StackElement {
  /// Cells between two neighbours, one of which may be a spacer.
  @inline(__always)
  func gap(betweenSpacer: Bool) -> Int32 {
    if let spacing { return spacing }
    return axis == .horizontal && !betweenSpacer ? 1 : 0
  }
}
