import Testing

@testable import ScreensCanvas

/// Rule D3: what is printed instead of what must not be.
struct SanitiserTests {
  /// What is printed, less the joiners between cells.
  private func clean(_ text: String) -> String {
    escaped(String(String.UnicodeScalarView(printed(text).text.unicodeScalars.filter { $0 != "\u{2060}" })))
  }

  @Test func D3_1_layoutMarkersAreNotPrinted() {
    #expect(clean("a\u{AD}b\u{200B}c\u{2060}d\u{FEFF}e") == "abcde")
  }

  @Test func D3_2_controlsBecomePictures() {
    #expect(clean("\u{0}\u{7}\u{1B}[31m\u{1F}\u{7F}") == #"\u{2400}\u{2407}\u{241B}[31m\u{241F}\u{2421}"#)
  }

  @Test func D3_2_C1ControlsAreSpelledOut() {
    #expect(clean("\u{80}\u{9B}31m") == #"\\u{80}\\u{9B}31m"#)
  }

  @Test func D3_3_bidirectionalControlsAreSpelledOut() {
    #expect(clean("a\u{202E}b\u{2069}\u{61C}\u{200F}") == #"a\\u{202E}b\\u{2069}\\u{61C}\\u{200F}"#)
  }

  @Test func D3_3_noncharactersAreSpelledOut() {
    #expect(clean(string([0xFDD0, 0xFFFF, 0x10FFFF])) == #"\\u{FDD0}\\u{FFFF}\\u{10FFFF}"#)
  }

  @Test func D3_4_ZWJIsKeptBetweenEmojiOnly() {
    #expect(clean("\u{1F469}\u{200D}\u{1F431}") == #"\u{1F469}\u{200D}\u{1F431}"#)
    #expect(clean("\u{1F469}\u{200D}") == #"\u{1F469}"#)
    #expect(clean("x\u{200D}\u{1F431}") == #"x\u{1F431}"#)
    #expect(clean("\u{4E2D}\u{200D}\u{6587}") == #"\u{4E2D}\u{6587}"#)
  }

  @Test func D3_4_joinersAreKeptBetweenLettersThatJoin() {
    #expect(clean("\u{645}\u{200C}\u{62E}") == #"\u{645}\u{200C}\u{62E}"#)
    #expect(clean("\u{915}\u{94D}\u{200D}\u{937}") == #"\u{915}\u{94D}\u{200D}\u{937}"#)
    #expect(clean("\u{645}\u{200C} ") == #"\u{645} "#)
    #expect(clean("a\u{200C}b\u{200C}") == "ab")
  }

  @Test func D3_5_emojiSelectorsOnTheirBasesOnly() {
    #expect(clean("\u{2764}\u{FE0F}\u{FE0F}x\u{FE0F}") == #"\u{2764}\u{FE0F}x"#)
    #expect(clean("\u{2600}\u{FE0E}\u{231A}\u{FE0E}") == #"\u{2600}\u{FE0E}\u{231A}"#)
    #expect(clean("A\u{301}\u{FE0F}") == #"A\u{301}"#)
  }

  @Test func D3_5_otherSelectorsOnWhatTheyAreFor() {
    #expect(clean("\u{2229}\u{FE00}a\u{FE00}") == #"\u{2229}\u{FE00}a\\u{FE00}"#)
    #expect(clean("\u{4E2D}\u{E0100}\u{E0100}") == #"\u{4E2D}\u{E0100}\\u{E0100}"#)
    #expect(clean("\u{1820}\u{180B}a\u{180B}") == #"\u{1820}\u{180B}a\\u{180B}"#)
    #expect(clean("\u{FE00}") == #"\\u{FE00}"#)
  }

  @Test func D3_6_tagsInAFlagOnly() {
    let flag = "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}"
    #expect(clean(flag) == escaped(flag))
    #expect(clean("\u{1F3F4}\u{E0067}x") == #"\u{1F3F4}\\u{E0067}x"#)
    #expect(clean("\u{1F3F4}\u{E007F}") == #"\u{1F3F4}\\u{E007F}"#)
    #expect(clean("a\u{E0001}") == #"a\\u{E0001}"#)
    let sevenTags = String(repeating: "\u{E0067}", count: 7)
    #expect(
      clean("\u{1F3F4}" + sevenTags + "\u{E007F}")
        == #"\u{1F3F4}"# + String(repeating: #"\\u{E0067}"#, count: 7) + #"\\u{E007F}"#)
  }

  @Test func D3_7_otherFormatCharactersAreSpelledOut() {
    #expect(clean("\u{2061}\u{FFF9}\u{180E}\u{1D173}") == #"\\u{2061}\\u{FFF9}\\u{180E}\\u{1D173}"#)
    #expect(clean("\u{600}\u{6DD}") == #"\u{600}\u{6DD}"#)
  }

  @Test func D3_8_invisibleLettersAreSpelledOutUnlessTheyBuildASyllable() {
    #expect(clean("\u{3164}\u{FFA0}\u{2065}") == #"\\u{3164}\\u{FFA0}\\u{2065}"#)
    #expect(clean("\u{115F}\u{1161} \u{1100}\u{1160}") == #"\u{115F}\u{1161} \u{1100}\u{1160}"#)
    #expect(clean("\u{115F}x\u{1160}") == #"\\u{115F}x\\u{1160}"#)
  }

  @Test func D3_8_invisibleMarksNeedABase() {
    #expect(clean("a\u{34F}") == #"a\u{34F}"#)
    #expect(clean("\u{34F}") == #"\\u{34F}"#)
  }

  @Test func D3_9_oddRegionalIndicatorsAreSpelledOut() {
    #expect(clean("\u{1F1E6}\u{1F1E7}\u{1F1E8}") == #"\u{1F1E6}\u{1F1E7}\\u{1F1E8}"#)
    #expect(clean("\u{1F1E6}\u{200B}\u{1F1E7}") == #"\\u{1F1E6}\\u{1F1E7}"#)
  }

  @Test func D3_9_vowelAndTrailJamoThatJoinNothingAreSpelledOut() {
    #expect(clean("\u{1100}\u{1161}\u{11A8}") == #"\u{1100}\u{1161}\u{11A8}"#)
    #expect(clean("a\u{1161}\u{11A8}") == #"a\\u{1161}\\u{11A8}"#)
    #expect(clean("\u{AC01}\u{1161}") == #"\u{AC01}\\u{1161}"#)
  }

  @Test func D3_10_marksWithoutABaseGetADottedCircle() {
    #expect(clean("\u{301}a") == #"\u{25CC}\u{301}a"#)
    #expect(clean("a\n\u{301}") == #"a\n\u{25CC}\u{301}"#)
    #expect(clean("\t\u{301}") == #"        \u{25CC}\u{301}"#)
    #expect(clean("a\u{200B}\u{301}") == #"a\u{25CC}\u{301}"#)
    #expect(clean(" \u{301}") == #" \u{301}"#)
  }

  @Test func D3_11_theRestIsPrintedAsItIs() {
    #expect(clean("\u{E000}\u{378}\u{FFFD}\u{FFFC}\u{A0}") == #"\u{E000}\u{378}\u{FFFD}\u{FFFC}\u{A0}"#)
  }

  @Test func D3_judgesByWhatWasPrinted() {
    // U+202E is printed as ASCII, so the emoji behind it has nothing to join.
    #expect(clean("\u{1F469}\u{202E}\u{200D}\u{1F431}") == #"\u{1F469}\\u{202E}\u{1F431}"#)
  }
}
