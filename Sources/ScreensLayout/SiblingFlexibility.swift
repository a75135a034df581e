import ScreensCanvas

/// Adds up the limits of a stack's or a layers' children, one after the other.
package struct SiblingFlexibility {
  private var sum = Flexibility.none
  private var count = 0
  private var gaps = 0
  private var lastWasSpacer = false
  /// `nil` for layers.
  private let stack: StackElement?
  private let isRow: Bool
  /// Cells between two neighbours, and where one of them is a spacer.
  private let (gap, spacerGap): (Int, Int)

  package init(_ element: Element) {
    if case .stack(let stack) = element { self.stack = stack } else { stack = nil }
    isRow = stack?.axis == .horizontal
    gap = Int(stack?.gap(betweenSpacer: false) ?? 0)
    spacerGap = Int(stack?.gap(betweenSpacer: true) ?? 0)
  }

  @inline(__always)
  package mutating func add(_ child: Flexibility, isSpacer: Bool) {
    if stack != nil {
      if count > 0 { gaps += lastWasSpacer || isSpacer ? spacerGap : gap }
      isRow ? addBeside(child) : addBelow(child)
      sum.stretchesVertically = sum.stretchesVertically || child.stretchesVertically
    } else if count == 0 || child.priority > sum.priority {
      sum = child
    } else if child.priority == sum.priority {
      addBeneath(child)
      sum.stretchesVertically = sum.stretchesVertically || child.stretchesVertically
    }
    lastWasSpacer = isSpacer
    count += 1
  }

  package var result: Flexibility {
    var result = sum
    result.priority = 0
    guard let stack else { return result }
    // Sizes may be endless and gaps may be negative: the gaps come in last, so that nothing is cut on the way.
    let gaps = Int32(min(max(gaps, -Int(Proposal.infinite)), Int(Proposal.infinite)))
    if isRow {
      result.minWidth = extend(sum.minWidth, by: gaps)
      result.idealWidth = extend(sum.idealWidth, by: gaps)
      result.maxWidth = extend(sum.maxWidth, by: gaps)
      // A common baseline can make a row higher than its highest child.
      if stack.alignsBaselines, count > 1 {
        result.minHeight = Flexibility.unknown
        result.maxHeight = sum.maxHeight >= Proposal.infinite ? sum.maxHeight : Flexibility.unknown
      }
      if stack.turnsIntoColumn {
        (result.minHeight, result.maxHeight) = (Flexibility.unknown, Flexibility.unknown)
        result.minWidth = 0
      }
    } else {
      result.minHeight = extendKnown(sum.minHeight, by: gaps)
      result.maxHeight = extendKnown(sum.maxHeight, by: gaps)
      if stack.fillsWidth { result.maxWidth = Proposal.infinite }
    }
    return result
  }

  @inline(__always)
  private mutating func addBeside(_ child: Flexibility) {
    sum.minWidth = extend(sum.minWidth, by: child.minWidth)
    sum.idealWidth = extend(sum.idealWidth, by: child.idealWidth)
    sum.maxWidth = extend(sum.maxWidth, by: child.maxWidth)
    heighten(to: child)
  }

  @inline(__always)
  private mutating func addBelow(_ child: Flexibility) {
    widen(to: child)
    sum.minHeight = total(sum.minHeight, child.minHeight)
    sum.maxHeight = total(sum.maxHeight, child.maxHeight)
  }

  @inline(__always)
  private mutating func addBeneath(_ child: Flexibility) {
    widen(to: child)
    heighten(to: child)
  }

  @inline(__always)
  private mutating func widen(to child: Flexibility) {
    sum.minWidth = max(sum.minWidth, child.minWidth)
    sum.idealWidth = max(sum.idealWidth, child.idealWidth)
    sum.maxWidth = max(sum.maxWidth, child.maxWidth)
  }

  @inline(__always)
  private mutating func heighten(to child: Flexibility) {
    sum.minHeight = larger(sum.minHeight, child.minHeight)
    sum.maxHeight = larger(sum.maxHeight, child.maxHeight)
  }

  /// Endless if one is; else unknown if one is.
  @inline(__always)
  private func larger(_ a: Int32, _ b: Int32) -> Int32 {
    if a >= Proposal.infinite || b >= Proposal.infinite { return Proposal.infinite }
    return a == Flexibility.unknown || b == Flexibility.unknown ? Flexibility.unknown : max(a, b)
  }

  @inline(__always)
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
  /// Children stand on a common line of text; only rows have one.
  var alignsBaselines: Bool { axis == .horizontal && vertical.rawValue > VerticalAlignment.bottom.rawValue }
}
