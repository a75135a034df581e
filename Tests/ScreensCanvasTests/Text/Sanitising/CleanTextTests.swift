import Testing

@testable import ScreensCanvas

struct CleanTextTests {
  @Test func printableASCIIIsReturnedAsItIs() {
    #expect(CleanText.of("Save (2) ~") == "Save (2) ~")
    #expect(CleanText.of("") == "")
  }

  @Test func D3_whatMustNotBePrintedIsReplaced() {
    #expect(CleanText.of("\u{1B}]0;x\u{7}") == "\u{241B}]0;x\u{2407}")
    #expect(CleanText.of("co\u{AD}op\u{200B}s") == "coops")
  }

  @Test func B1_B2_hardBreaksAreLineFeedsAndTabsBlanks() {
    #expect(Array(CleanText.of("a\r\nb\tc").utf8) == Array("a\nb       c".utf8))
  }

  @Test func A8_cellsStayApart() {
    let clean = CleanText.of("\u{304B}\u{FF9E}")
    #expect(escaped(clean) == #"\u{304B}\u{2060}\u{FF9E}"#)
    #expect(escaped(CleanText.of(clean)) == #"\u{304B}\u{2060}\u{FF9E}"#)
  }
}
