/// Finds extended grapheme clusters (UAX #29, Unicode 17.0) in scalars fed one after the other.
///
/// The standard library's `Character` is not used: its data belongs to the operating system on some platforms,
/// and it lacks GB9c for several scripts.
struct GraphemeBreaker {
  private enum Conjunct { case none, consonant, linked }
  private enum Pictograph { case none, extended, joined }

  /// The class of the scalar fed last; at the start a class that nothing continues.
  private(set) var last = GraphemeClass.control
  private var conjunct = Conjunct.none
  private var pictograph = Pictograph.none
  private var regionalIsOdd = false

  /// Feeds the next scalar and says whether a cluster begins with it.
  mutating func startsCluster(_ next: ScalarProperties) -> Bool {
    let grapheme = next.grapheme
    var joins = last.continuations & grapheme.bit != 0
    if !joins {
      switch grapheme {
      case .regionalIndicator: joins = regionalIsOdd  // GB12, GB13
      case .other:
        joins =
          next.conjunct == .consonant && conjunct == .linked  // GB9c
          || next.isPictographic && pictograph == .joined  // GB11
      default: break
      }
    }
    advance(over: next, grapheme)
    return !joins
  }

  /// Feeds a scalar whose `isCalm` is true.
  @inline(__always)
  mutating func passCalm() {
    last = .other
    conjunct = .none
    pictograph = .none
    regionalIsOdd = false
  }

  private mutating func advance(over next: ScalarProperties, _ grapheme: GraphemeClass) {
    last = grapheme
    regionalIsOdd = grapheme == .regionalIndicator && !regionalIsOdd
    switch next.conjunct {
    case .none: conjunct = .none
    case .consonant: conjunct = .consonant
    case .linker: conjunct = conjunct == .none ? .none : .linked
    case .extend: break
    }
    if next.isPictographic {
      pictograph = .extended
    } else if grapheme == .joiner {
      pictograph = pictograph == .extended ? .joined : .none
    } else if grapheme != .extend || pictograph == .joined {
      pictograph = .none
    }
  }
}
