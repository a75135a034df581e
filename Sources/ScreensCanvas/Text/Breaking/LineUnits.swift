/// The units of a stretch of text and the glyphs that begin with them: what UAX #14 is applied to.
struct LineUnits: Sendable {
  private var bits: [UInt8] = []
  /// The glyph that begins with a unit, or `noGlyph` inside a cluster, where no line may end.
  private var glyphs: [Int32] = []

  static let noGlyph: Int32 = -1

  /// The classes that marks do not attach to (LB9).
  private static let bare: LineClassSet = [
    .space, .heldSpace, .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .zeroWidthSpace,
  ]
  /// The classes whose hold goes over spaces (LB8, LB14 to LB17).
  private static let holding: LineClassSet = [
    .zeroWidthSpace, .openPunctuation, .initialQuotation, .closePunctuation, .closeParenthesis,
    .breakOnBothSides,
  ]

  /// Whether a space appended now would be free of what stands before it.
  @inline(__always) var spaceWouldBeFree: Bool {
    guard let last = bits.last else { return false }
    let lastClass = LineUnit(bits: last).lineClass
    return lastClass != .space && lastClass != .heldSpace && !Self.holding.contains(lastClass)
  }

  @inline(__always)
  mutating func removeAll() {
    bits.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
  }

  /// Adds a scalar with the line bits of its properties; `glyph` is the one it begins.
  @inline(__always)
  mutating func append(_ scalar: UInt8, glyph: Int32) {
    switch LineUnit(bits: scalar).lineClass {
    case .combiningMark, .joiner: appendMark(scalar, glyph: glyph)
    case .space, .regionalIndicator: appendDependent(scalar, glyph: glyph)
    default: appendUnit(scalar, glyph: glyph)
    }
  }

  @inline(__always)
  private mutating func appendUnit(_ unit: UInt8, glyph: Int32) {
    bits.append(unit)
    glyphs.append(glyph)
  }

  /// LB9 and LB10.
  private mutating func appendMark(_ mark: UInt8, glyph: Int32) {
    let joiner = LineUnit(bits: mark).lineClass == .joiner ? LineUnit.joiner : 0
    if let last = bits.last, !Self.bare.contains(LineUnit(bits: last).lineClass) {
      bits[bits.count - 1] = last & ~LineUnit.joiner | joiner
    } else {
      appendUnit(LineClass.alphabetic.rawValue | mark & LineUnit.eastAsian | joiner, glyph: glyph)
    }
  }

  /// Spaces and regional indicators: their class depends on the unit before.
  private mutating func appendDependent(_ scalar: UInt8, glyph: Int32) {
    let last = bits.last.map { LineUnit(bits: $0).lineClass }
    var lineClass = LineUnit(bits: scalar).lineClass
    if lineClass == .space {
      if let last, last == .heldSpace || Self.holding.contains(last) { lineClass = .heldSpace }
    } else if last == .regionalIndicator {
      lineClass = .regionalPair
    }
    appendUnit(lineClass.rawValue | scalar & LineUnit.eastAsian, glyph: glyph)
  }

  /// Calls `body` with every glyph, the first excepted, that a line may end before.
  @inline(__always)
  func forEachOpportunity(isTailored: Bool = true, _ body: (Int) -> Void) {
    bits.withUnsafeBufferPointer { units in
      guard var left = units.first else { return }
      let pairs = LineBreakPairs.shared
      for index in 1..<units.count {
        let right = units[index]
        var answer = left & LineUnit.joiner == 0 ? pairs[left, right] : LineBreakPairs.dependent
        if answer == LineBreakPairs.dependent {
          answer = Self.allowsBreak(before: index, in: units, isTailored: isTailored) ? 1 : 0
        }
        if answer == LineBreakPairs.allowed, glyphs[index] != Self.noGlyph { body(Int(glyphs[index])) }
        left = right
      }
    }
  }

  @inline(never)
  private static func allowsBreak(
    before index: Int, in units: UnsafeBufferPointer<UInt8>, isTailored: Bool
  ) -> Bool {
    var rules = LineBreakRules(context: UnitContext(units: units), isTailored: isTailored)
    return rules.allowsBreak(before: index)
  }
}
