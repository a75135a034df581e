import ScreensCanvas

extension Flexibility {
  /// The limits of an element with nothing in it.
  package init(around element: Element) { self.init(element, around: .none) }

  /// The limits of an element around one child.
  package init(_ element: Element, around child: Flexibility) {
    self = child
    switch element {
    case .padding(let insets):
      pad(width: insets.width, height: insets.height)
      priority = 0
    case .border:
      pad(width: 2, height: 2)
      priority = 0
    case .brackets(let element):
      pad(width: Int32(element.brackets.leading + element.brackets.trailing), height: 0)
      priority = 0
    case .frame(let frame): self = Flexibility(frame, child)
    case .flexibleFrame(let frame): self = Flexibility(frame, child)
    case .fixedSize(let axes):
      if axes.contains(.horizontal) { (minWidth, maxWidth) = (idealWidth, idealWidth) }
      if axes.contains(.vertical) {
        (minHeight, maxHeight, stretchesVertically) = (Flexibility.unknown, Flexibility.unknown, false)
      }
    case .viewport(let viewport):
      priority = 0
      if viewport.axis == .vertical {
        (minHeight, maxHeight, stretchesVertically) = (0, Proposal.infinite, true)
      } else {
        (minWidth, maxWidth) = (0, Proposal.infinite)
      }
    default: break
    }
  }

  private mutating func pad(width: Int32, height: Int32) {
    minWidth = extend(minWidth, by: width)
    idealWidth = extend(idealWidth, by: width)
    maxWidth = extend(maxWidth, by: width)
    minHeight = extendKnown(minHeight, by: height)
    maxHeight = extendKnown(maxHeight, by: height)
  }

  private init(_ frame: FrameElement, _ child: Flexibility) {
    self = child
    priority = 0
    if let width = frame.width { (minWidth, idealWidth, maxWidth) = (width, width, width) }
    if let height = frame.height {
      (minHeight, maxHeight, stretchesVertically) = (height, height, false)
    }
  }

  private init(_ frame: FlexibleFrameElement, _ child: Flexibility) {
    self = child
    priority = 0
    minWidth = frame.width.smallest(child.minWidth)
    maxWidth = frame.width.largest(child.maxWidth)
    idealWidth = frame.width.ideal ?? frame.width.clamp(child.idealWidth)
    minHeight = frame.height.smallest(child.minHeight)
    maxHeight = frame.height.largest(child.maxHeight)
    if frame.height.maximum != nil { stretchesVertically = true }
    // An ideal height may be less than what the child takes once a height is offered.
    if let ideal = frame.height.ideal {
      stretchesVertically = maxHeight == Flexibility.unknown || maxHeight > ideal
    }
  }
}

extension Bounds {
  /// The length when 0 cells are offered.
  fileprivate func smallest(_ child: Int32) -> Int32 {
    if let minimum { return minimum }
    guard let maximum, child != Flexibility.unknown else { return child }
    return min(child, maximum)
  }

  /// The length when endless room is offered.
  fileprivate func largest(_ child: Int32) -> Int32 {
    if let maximum { return maximum }
    guard let minimum, child != Flexibility.unknown else { return child }
    return max(child, minimum)
  }
}
