/// A child of a stack while the room is shared out.
struct StackShare {
  var child: Int32
  /// Cells between its smallest and its largest length; `Proposal.infinite` where there is no largest.
  var flexibility: Int32
  var minimum: Int32
  var priority: Float

  init(_ child: Int, _ limits: LengthLimits, priority: Float) {
    self.child = Int32(child)
    let isEndless = limits.maximum >= Proposal.infinite
    flexibility = isEndless ? Proposal.infinite : limits.maximum - limits.minimum
    minimum = limits.minimum
    self.priority = priority
  }

  /// Whether `self` gets its share first: higher priority, then less flexible, then (both endless) the larger
  /// minimum, then the order in the source.
  @inline(__always)
  func comes(before other: StackShare) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility >= Proposal.infinite, minimum != other.minimum { return minimum > other.minimum }
    return child < other.child
  }
}

/// Sorts in place; few shares by insertion, as almost every stack has few children.
func sort(_ shares: UnsafeMutableBufferPointer<StackShare>) {
  guard shares.count <= 16 else {
    var shares = shares
    return shares.sort { $0.comes(before: $1) }
  }
  for index in 1..<max(1, shares.count) {
    let share = shares[index]
    var place = index
    while place > 0, share.comes(before: shares[place - 1]) {
      shares[place] = shares[place - 1]
      place -= 1
    }
    shares[place] = share
  }
}
