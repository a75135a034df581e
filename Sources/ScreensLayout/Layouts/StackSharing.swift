import ScreensCanvas

extension Measurer {
  /// Measures each child with its share of the available length: false while one is awaited.
  ///
  /// The cursor counts shares. Each group of one priority keeps the minima of lower groups free.
  mutating func shareOut(_ own: inout Measurement, isRow: Bool) -> Bool {
    let proposal = frames[Int(own.index)].proposal
    let shares = shares + (shareCount - Int(own.shareCount))
    while own.cursor < own.shareCount {
      if own.cursor == own.groupEnd { enterGroup(&own, shares) }
      let child = Int(shares[Int(own.cursor)].child)
      let even = own.available / Int(own.groupEnd - own.cursor)
      let share = Int32(min(max(0, even), Int(Proposal.infinite)))
      let room = Proposal(width: isRow ? share : proposal.width, height: isRow ? proposal.height : share)
      guard ask(child, room) else { return false }
      own.available -= Int(isRow ? frames[child].width : frames[child].height)
      own.cursor += 1
    }
    shareCount -= Int(own.shareCount)
    return true
  }

  private func enterGroup(_ own: inout Measurement, _ shares: UnsafeMutablePointer<StackShare>) {
    let priority = shares[Int(own.cursor)].priority
    own.groupEnd += 1
    while own.groupEnd < own.shareCount, shares[Int(own.groupEnd)].priority == priority {
      own.groupEnd += 1
    }
    if own.cursor == 0 {
      for lower in own.groupEnd..<own.shareCount { own.available -= Int(shares[Int(lower)].minimum) }
    } else {
      for member in own.cursor..<own.groupEnd { own.available += Int(shares[Int(member)].minimum) }
    }
  }

  /// Puts the children of a stack on the scratch area and takes the cells between them from the available ones:
  /// false while the limits of a child are awaited.
  mutating func collectShares(_ own: inout Measurement, _ stack: StackElement) -> Bool {
    let end = entries[Int(own.index)].end
    let width = frames[Int(own.index)].proposal.width
    while own.cursor < end {
      let child = Int(own.cursor)
      let flexibility = entries[child].flexibility
      var limits = LengthLimits(minimum: flexibility.minWidth, maximum: flexibility.maxWidth)
      if stack.axis == .vertical {
        guard let known = heightLimits(child, width: width) else { return false }
        limits = known
      }
      shares[shareCount] = StackShare(child, limits, priority: flexibility.priority)
      shareCount += 1
      let isSpacer = entries[child].element.isSpacer
      if own.shareCount > 0 { own.available -= Int(stack.gap(betweenSpacer: isSpacer || own.lastIsSpacer)) }
      own.lastIsSpacer = isSpacer
      own.shareCount += 1
      own.cursor = entries[child].end
    }
    return true
  }
}
