/// The units of a stretch of text, fed scalar by scalar: what UAX #14 is applied to.
///
/// Most places are decided at once by the pair of units around them; the rest when the stretch is complete.
struct LineUnits: ~Copyable {
  /// A place that depends on more than the pair of units around it.
  struct Undecided {
    var unit: Int
    var glyph: Int
  }

  private let pairs = LineBreakPairs.shared
  private var bits = Scratch<UInt8>(capacity: 64)
  private var undecided = Scratch<Undecided>(capacity: 0)
  private var last = LineBreakPairs.nothing

  /// The classes that marks do not attach to (LB9).
  private static let bare: LineClassSet = [
    .space, .heldSpace, .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .zeroWidthSpace,
  ]
  /// The classes whose hold goes over spaces (LB8, LB14 to LB17).
  private static let holding: LineClassSet = [
    .zeroWidthSpace, .openPunctuation, .initialQuotation, .closePunctuation, .closeParenthesis,
    .breakOnBothSides,
  ]

  @inline(__always) private var lastClass: UInt8 { last & LineUnit.classMask }

  /// Whether a space appended now would be free of what stands before it.
  @inline(__always) var spaceWouldBeFree: Bool {
    let spaces: LineClassSet = [.space, .heldSpace]
    return last != LineBreakPairs.nothing && !(Self.holding + spaces).contains(rawValue: lastClass)
  }

  /// Begins a stretch of text.
  @inline(__always)
  mutating func removeAll() {
    bits.removeAll()
    undecided.removeAll()
    last = LineBreakPairs.nothing
  }

  /// Adds a scalar with the line bits of its properties; `glyph` is the one it begins, nil inside a cluster.
  ///
  /// Returns whether it is known already that a line may end before that glyph.
  mutating func append(_ scalar: UInt8, glyph: Int?) -> Bool {
    switch scalar & LineUnit.classMask {
    case LineClass.combiningMark.rawValue: appendMark(joiner: 0, glyph: glyph)
    case LineClass.joiner.rawValue: appendMark(joiner: LineUnit.joiner, glyph: glyph)
    case LineClass.space.rawValue: appendSpace(scalar, glyph: glyph)
    case LineClass.regionalIndicator.rawValue: appendRegional(scalar, glyph: glyph)
    default: appendUnit(scalar, glyph: glyph)
    }
  }

  /// Adds a scalar that is a unit of its own, whatever stands before it.
  @inline(__always)
  mutating func appendUnit(_ unit: UInt8, glyph: Int?) -> Bool {
    let answer = pairs[last, unit]
    if answer == LineBreakPairs.dependent, let glyph {
      undecided.append(Undecided(unit: bits.count, glyph: glyph))
    }
    bits.append(unit)
    last = unit
    return answer == LineBreakPairs.allowed
  }

  /// LB9 and LB10: a mark joins its unit; one with nothing to join is as the letter A, narrow too.
  private mutating func appendMark(joiner: UInt8, glyph: Int?) -> Bool {
    guard last != LineBreakPairs.nothing, !Self.bare.contains(rawValue: lastClass) else {
      return appendUnit(LineClass.alphabetic.rawValue | joiner, glyph: glyph)
    }
    last = last & ~LineUnit.joiner | joiner
    bits.base[bits.count - 1] = last
    return false
  }

  private mutating func appendSpace(_ space: UInt8, glyph: Int?) -> Bool {
    let holding: LineClassSet = Self.holding + [.heldSpace]
    let isHeld = last != LineBreakPairs.nothing && holding.contains(rawValue: lastClass)
    return appendUnit(isHeld ? LineClass.heldSpace.rawValue : space, glyph: glyph)
  }

  private mutating func appendRegional(_ regional: UInt8, glyph: Int?) -> Bool {
    let isSecond = lastClass == LineClass.regionalIndicator.rawValue
    return appendUnit(isSecond ? LineClass.regionalPair.rawValue : regional, glyph: glyph)
  }

  /// Calls `body` with every glyph left undecided that a line may end before.
  func decide(isTailored: Bool = true, _ body: (Int) -> Void) {
    for place in undecided.elements {
      var rules = LineBreakRules(context: UnitContext(units: bits.elements), isTailored: isTailored)
      if rules.allowsBreak(before: place.unit) { body(place.glyph) }
    }
  }
}
