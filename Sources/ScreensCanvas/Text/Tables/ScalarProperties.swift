/// What the text engine knows about one scalar, packed into a number.
///
/// The generator writes each enum as the place of its case, which is how it is stored: reading it is free.
struct ScalarProperties: Hashable {
  let bits: UInt64

  @inline(__always) init(bits: UInt64) { self.bits = bits }

  /// Those of no scalar: nothing joins it.
  static let none = Self(bits: UInt64(GraphemeClass.control.rawValue))

  /// GCB.
  @inline(__always) var grapheme: GraphemeClass {
    unsafeBitCast(UInt8(truncatingIfNeeded: bits & 15), to: GraphemeClass.self)
  }

  /// InCB.
  @inline(__always) var conjunct: ConjunctClass {
    unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 4 & 3), to: ConjunctClass.self)
  }

  /// Cells of the scalar alone (A5).
  @inline(__always) var cells: Int { Int(truncatingIfNeeded: bits >> 6 & 3) }

  /// Line class and East Asian width as a `LineUnit` stores them.
  @inline(__always) var lineBits: UInt8 { UInt8(truncatingIfNeeded: bits >> 8 & 127) }

  /// What the sanitiser has to consider (rule D3).
  @inline(__always) var treatment: Treatment {
    unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 16 & 15), to: Treatment.self)
  }

  @inline(__always) private func has(_ place: UInt64) -> Bool { bits & (1 << place) != 0 }

  /// Extended_Pictographic.
  @inline(__always) var isPictographic: Bool { has(20) }
  @inline(__always) var isEmojiModifier: Bool { has(21) }
  @inline(__always) var isEmojiModifierBase: Bool { has(22) }
  /// Has an emoji variation sequence, so that U+FE0F makes it two cells.
  @inline(__always) var isVariationBase: Bool { has(23) }
  @inline(__always) var hasEmojiPresentation: Bool { has(24) }
  /// East_Asian_Width=W.
  @inline(__always) var isWide: Bool { has(25) }
  /// Adds no cell to the cluster it joins (A6): a nonspacing mark, a format character, a joined vowel or trail jamo.
  @inline(__always) var addsNoCell: Bool { has(26) }
  /// General category Mc.
  @inline(__always) var isSpacingMark: Bool { has(27) }
  /// A letter of a script in which ZWJ and ZWNJ matter (D3.4).
  @inline(__always) var isJoiningLetter: Bool { has(28) }
  /// A letter or mark of such a script.
  @inline(__always) var isJoiningLetterOrMark: Bool { bits & (3 << 28) != 0 }
  /// May stand before U+FE00 to U+FE0D (D3.5).
  @inline(__always) var carriesVariation: Bool { has(30) }
  /// May stand before U+E0100 to U+E01EF (D3.5).
  @inline(__always) var carriesIdeographicVariation: Bool { has(31) }
  /// A blank that hangs at a soft break (B4).
  @inline(__always) var isBlank: Bool { has(32) }
  /// Printed as it is; a cluster of its own unless a mark follows or a prepended one precedes; a unit of its own
  /// for line breaking. Most scalars are.
  @inline(__always) var isCalm: Bool { has(33) }
}
