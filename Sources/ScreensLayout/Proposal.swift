/// Room offered to an element, in cells for each axis; `ideal` means as you like, `infinite` as much as you can.
package struct Proposal: Hashable, Sendable {
  package var width: Int32
  package var height: Int32

  /// No length is offered; the element takes what suits it.
  package static let ideal: Int32 = -1
  /// Stands for an endless length; never added to.
  package static let infinite: Int32 = 1 << 30

  /// Equal to nothing an element can be offered.
  static let unasked = Proposal(width: Int32(-2), height: Int32(-2))

  package init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }

  /// `nil` is as you like.
  package init(width: Int?, height: Int?) {
    self.init(
      width: width.map { Int32(clamping: min(max(0, $0), Int(Self.infinite))) } ?? Self.ideal,
      height: height.map { Int32(clamping: min(max(0, $0), Int(Self.infinite))) } ?? Self.ideal)
  }
}

/// `a + b`, where endless stays endless and nothing gets longer than that; `b` may be negative.
@inline(__always)
func extend(_ a: Int32, by b: Int32) -> Int32 {
  // Neither is longer than endless, so their sum is a number.
  a >= Proposal.infinite ? Proposal.infinite : min(max(0, a &+ b), Proposal.infinite)
}
