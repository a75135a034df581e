import Testing

@testable import ScreensCanvas

/// Rule B1: what ends a hard line.
struct HardBreakTests {
  @Test(arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func B1_everyHardBreakBeginsALine(hardBreak: String) {
    #expect(lines("a" + hardBreak + "b", width: 10) == ["a", "b"])
    #expect(lines("\u{4E2D}" + hardBreak, width: nil) == ["\u{4E2D}", ""])
    var store = TextStore()
    let span = store.append("ab" + hardBreak + "\u{E9}")
    #expect(store.glyphs[2] == 0x0A | Glyph.hardBreak)
    #expect(span == TextSpan(start: 0, count: 4, width: 2, hardLines: 2, widestGlyph: 1))
  }

  @Test func B1_eachCountsAlone() {
    #expect(lines("\n\r\r\n", width: 3) == ["", "", "", ""])
    #expect(lines("a\n\nb", width: 3) == ["a", "", "b"])
  }

  @Test func B1_neighboursOfTheHardBreaksAreNone() {
    #expect(lines("a\u{86}\u{2027}\u{202A}", width: nil) == ["a\\u{86}\u{2027}\\u{202A}"])
  }
}
