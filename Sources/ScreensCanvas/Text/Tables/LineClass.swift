/// Line_Break after UAX #14 LB1, in the order of the generated table.
///
/// Where a rule asks for more than the class, the class is split: quotation marks by their side (LB15a, LB15b),
/// U+25CC (LB28a), unassigned pictographs (LB30b). The last two are never in the table: `LineUnits` tells them by
/// what stands before.
enum LineClass: UInt8, CaseIterable {
  case alphabetic, hebrewLetter, numeric
  case space, mandatoryBreak, carriageReturn, lineFeed, nextLine
  case zeroWidthSpace, wordJoiner, glue, joiner, combiningMark
  case closePunctuation, closeParenthesis, exclamation, slash, openPunctuation
  case quotation, initialQuotation, finalQuotation
  case nonstarter, infixSeparator, inseparable
  case breakOnBothSides, breakAfter, breakBefore, hyphen, unambiguousHyphen, contingentBreak
  case ideograph, emojiBase, emojiModifier, prefix, postfix
  case leadJamo, vowelJamo, trailJamo, openSyllable, closedSyllable
  case regionalIndicator
  case aksara, aksaraPrebase, aksaraStart, viramaFinal, virama
  case dottedCircle, reservedLetter, reservedPictograph
  /// A space after something that keeps its hold over spaces (LB8, LB14 to LB17).
  case heldSpace
  /// The second half of a pair of regional indicators (LB30a).
  case regionalPair
}

/// A set of line classes as the rules of UAX #14 list them.
struct LineClassSet: ExpressibleByArrayLiteral {
  private let bits: UInt64

  @inline(__always) init(arrayLiteral classes: LineClass...) {
    var bits: UInt64 = 0
    for each in classes { bits |= 1 << UInt64(each.rawValue) }
    self.bits = bits
  }

  private init(bits: UInt64) { self.bits = bits }

  @inline(__always) func contains(_ lineClass: LineClass) -> Bool { contains(rawValue: lineClass.rawValue) }

  /// `rawValue` is below 64.
  @inline(__always) func contains(rawValue: UInt8) -> Bool { bits >> UInt64(rawValue) & 1 != 0 }

  static func + (left: Self, right: Self) -> Self { Self(bits: left.bits | right.bits) }
}
