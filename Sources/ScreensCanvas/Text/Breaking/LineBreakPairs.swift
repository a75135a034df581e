/// What the rules say of each pair of units, found out once by asking them.
///
/// Unchecked because it points at memory that is filled before anyone sees it and never changes or goes away.
struct LineBreakPairs: @unchecked Sendable {
  /// The answers, small enough for a byte: no line ends here, or one may.
  static let prohibited: UInt8 = 0
  static let allowed: UInt8 = 1
  /// The answer depends on what surrounds the pair.
  static let dependent: UInt8 = 2

  /// Stands for the left one of a pair where there is none: nothing is allowed after it.
  static let nothing: UInt8 = LineUnit.classMask

  static let shared = LineBreakPairs()

  private let answers: UnsafePointer<UInt8>

  private static let widthMatters: LineClassSet = [
    .quotation, .initialQuotation, .finalQuotation, .openPunctuation, .closeParenthesis,
  ]

  private init() {
    let answers = UnsafeMutablePointer<UInt8>.allocate(capacity: 256 * 128)
    answers.initialize(repeating: Self.prohibited, count: 128 * 128)
    // After a ZWJ (LB8a) the pair is not enough.
    (answers + 128 * 128).initialize(repeating: Self.dependent, count: 128 * 128)
    for left in LineClass.allCases {
      for right in LineClass.allCases {
        // Only LB19a and LB30 ask for the width.
        let asksForWidth = Self.widthMatters.contains(left) || Self.widthMatters.contains(right)
        var answer = Self.prohibited
        for widths in UInt8(0)..<4 {
          let left = LineUnit(left, isEastAsian: widths & 1 != 0)
          let right = LineUnit(right, isEastAsian: widths & 2 != 0)
          if widths == 0 || asksForWidth { answer = Self.answer(left, right) }
          answers[Int(left.bits) << 7 | Int(right.bits)] = answer
        }
      }
    }
    self.answers = UnsafePointer(answers)
  }

  /// What the rules say of two neighbours of which nothing else is known.
  static func answer(_ left: LineUnit, _ right: LineUnit) -> UInt8 {
    var rules = LineBreakRules(context: PairProbe(left: left, right: right))
    let allows = rules.allowsBreak(before: 1)
    if rules.context.askedForMore { return dependent }
    return allows ? allowed : prohibited
  }

  /// The answer for two neighbours, given their bits.
  @inline(__always) subscript(left: UInt8, right: UInt8) -> UInt8 {
    answers[Int(left) << 7 | Int(right & 127)]
  }
}
