import Testing

@testable import ScreensCanvas

struct PropertyTableTests {
  @Test func everyScalarHasARecordOfKnownCases() {
    for scalar in UInt32(0)...0x10FFFF {
      let bits = PropertyTable.shared[scalar].bits
      if bits & 15 >= GraphemeClass.allCases.count || bits >> 8 & 63 >= LineClass.allCases.count {
        Issue.record("U+\(String(scalar, radix: 16))")
      }
    }
  }

  @Test func A5_ownCells() {
    let expected: [(UInt32, Int)] = [
      (0x41, 1), (0x301, 0), (0x302A, 0), (0x600, 1), (0x115F, 2), (0x1160, 0), (0x1F1E6, 2), (0x4E2D, 2),
      (0xFF21, 2),
      (0xB1, 1), (0xE000, 1), (0x10FFFD, 1), (0x378, 1), (0x2FFFD, 2), (0x200B, 0), (0x93E, 1), (0x302E, 2),
    ]
    for (scalar, cells) in expected { #expect(PropertyTable.shared[scalar].cells == cells) }
  }

  @Test func classesOfWellKnownScalars() {
    let table = PropertyTable.shared
    #expect(table[0x1F1E6].grapheme == .regionalIndicator)
    #expect(table[0x94D].conjunct == .linker)
    #expect(table[0x4E2D].lineBits == LineUnit(.ideograph, isEastAsian: true).bits)
    #expect(table[0x201C].lineBits == LineUnit(.initialQuotation).bits)
    #expect(table[0x25CC].lineBits == LineUnit(.dottedCircle).bits)
    #expect(table[0x0A].treatment == .hardBreak)
    #expect(table[0x202E].treatment == .escape)
    #expect(table[0x1F44D].isEmojiModifierBase && table[0x1F44D].isPictographic)
    #expect(table[0x23].isVariationBase && !table[0x23].isPictographic)
  }

  @Test func A6_thereAre371VariationBases() {
    #expect((UInt32(0)...0x1FFFF).count { PropertyTable.shared[$0].isVariationBase } == 371)
  }

  @Test func dataAgreesWithTheStandardLibraryOnWhatBothKnow() {
    for scalar in UInt32(0)...0x10FFFF {
      guard let properties = Unicode.Scalar(scalar)?.properties, properties.age ?? (0, 0) <= (15, 0) else {
        continue
      }
      let ours = PropertyTable.shared[scalar]
      let isSpacing = properties.generalCategory == .spacingMark
      if isSpacing != ours.isSpacingMark || properties.isEmojiModifierBase != ours.isEmojiModifierBase {
        Issue.record("U+\(String(scalar, radix: 16))")
      }
    }
  }
}
