import Testing

@testable import ScreensCanvas

struct GlyphTests {
  @Test func cellsFollowFromTheBits() {
    #expect(Glyph(rawValue: 0x61).cells == 1)
    #expect(Glyph(rawValue: 0x4E2D | Glyph.wide).cells == 2)
    #expect(Glyph(rawValue: 0x200B | Glyph.hidden).cells == 0)
    #expect(Glyph(rawValue: 0x0A | Glyph.hardBreak).cells == 0)
  }

  @Test func theValueIsFreeOfBits() {
    let glyph = Glyph(rawValue: 0x20 | Glyph.blank | Glyph.breakBefore)
    #expect(glyph.value == 0x20)
    #expect(glyph.has(Glyph.blank) && !glyph.has(Glyph.wide))
  }
}
