import ScreensCanvas

/// How short and how long a child of a stack can get.
struct LengthLimits {
  var minimum: Int32
  var maximum: Int32
}

/// The limits of an element's height at one width, as far as they were asked for.
struct HeightLimits {
  var width: Int32 = Proposal.unasked.width
  var minimum = Flexibility.unknown
  var maximum = Flexibility.unknown
}

extension Measurer {
  /// Heights that depend on the width are found by asking with no room and with endless room.
  ///
  /// The answers are kept: nested columns would otherwise ask twice as often at each level.
  mutating func heightLimits(_ child: Int, width: Int32) -> LengthLimits? {
    let known = entries[child].flexibility
    if known.minHeight != Flexibility.unknown, known.maxHeight != Flexibility.unknown {
      return LengthLimits(minimum: known.minHeight, maximum: known.maxHeight)
    }
    if heights.isEmpty { heights = Array(repeating: HeightLimits(), count: count) }
    if heights[child].width != width {
      heights[child] = HeightLimits(width: width, minimum: known.minHeight, maximum: known.maxHeight)
    }
    if heights[child].minimum == Flexibility.unknown {
      guard mayAskAgain else { return LengthLimits(minimum: 0, maximum: Proposal.infinite) }
      guard ask(child, Proposal(width: width, height: Int32(0))) else { return nil }
      heights[child].minimum = frames[child].height
    }
    if heights[child].maximum == Flexibility.unknown {
      guard mayAskAgain else { return LengthLimits(minimum: 0, maximum: Proposal.infinite) }
      guard ask(child, Proposal(width: width, height: Proposal.infinite)) else { return nil }
      heights[child].maximum = frames[child].height
    }
    return LengthLimits(minimum: heights[child].minimum, maximum: heights[child].maximum)
  }
}
