import Testing

@testable import ScreensCanvas

/// Rule B3: where lines may end, by the rules of UAX #14.
struct LineBreakRulesTests {
  /// The text with `|` where a line may end.
  private func broken(_ text: String) -> String {
    let scalars = text.unicodeScalars.map(\.value)
    let breaks = lineBreaks(in: scalars, isTailored: true)
    return scalars.indices.map { (breaks.contains($0) ? "|" : "") + string([scalars[$0]]) }.joined()
  }

  @Test func LB4_LB5_LB6_hardBreaks() {
    #expect(broken("a\r\nb\u{85}c \n") == "a\r\n|b\u{85}|c \n")
  }

  @Test func LB7_LB18_afterSpaces() {
    #expect(broken("The quick  fox") == "The |quick  |fox")
  }

  @Test func LB8_afterZeroWidthSpaces() {
    #expect(broken("a\u{200B} )b") == "a\u{200B} |)b")
  }

  @Test func LB8a_notAfterZWJ() {
    #expect(broken("\u{1F469}\u{200D}\u{1F431}\u{1F431}") == "\u{1F469}\u{200D}\u{1F431}|\u{1F431}")
  }

  @Test func LB9_marksBelongToTheirBase() {
    #expect(broken("\u{4E2D}\u{301}\u{6587}") == "\u{4E2D}\u{301}|\u{6587}")
  }

  @Test func LB10_aMarkAloneIsALetterAndNarrow() {
    #expect(broken("\u{301}a") == "\u{301}a")
    #expect(broken("\u{3035}\u{AB}\u{4E2D}") == "\u{3035}\u{AB}\u{4E2D}")
  }

  @Test func LB11_LB12_LB12a_glue() {
    #expect(broken("a \u{2060} b") == "a \u{2060} |b")
    #expect(broken("100\u{A0}km") == "100\u{A0}km")
    #expect(broken("a-\u{A0}b") == "a-|\u{A0}b")
  }

  @Test func LB13_notBeforeClosingPunctuation() {
    #expect(broken("Bonjour ! (a )") == "Bonjour ! |(a )")
  }

  @Test func LB14_notAfterOpeningPunctuation() {
    #expect(broken("see ( below)") == "see |( below)")
  }

  @Test func LB15a_LB15b_quotationMarksOfASide() {
    #expect(broken("a \u{AB} b \u{BB} c") == "a |\u{AB} b \u{BB} |c")
  }

  @Test func LB15c_LB15d_decimalsWithoutADigitBefore() {
    #expect(broken("a .5 b , c") == "a |.5 |b , |c")
  }

  @Test func LB16_LB17_nonstartersAndDashes() {
    #expect(broken(") \u{3005}\u{2014} \u{2014}") == ") \u{3005}|\u{2014} \u{2014}")
  }

  @Test func LB19_LB19a_quotationMarks() {
    #expect(broken("he said \"hi\" to") == "he |said |\"hi\" |to")
    #expect(
      broken("\u{4F60}\u{201C}\u{597D}\u{201D}\u{4F60}") == "\u{4F60}|\u{201C}\u{597D}\u{201D}|\u{4F60}")
    #expect(broken("a\u{201C}\u{597D}") == "a\u{201C}\u{597D}")
  }

  @Test func LB20_aroundObjects() {
    #expect(broken("a\u{FFFC}b") == "a|\u{FFFC}|b")
  }

  @Test func LB20a_hyphenAtTheBeginningOfAWord() {
    #expect(broken("cmd -x foo-bar") == "cmd |-x |foo-|bar")
  }

  @Test func L1_flagsStayWhole() {
    #expect(broken("cmd --verbose ---x a--b") == "cmd |--verbose |---x |a--|b")
    let scalars = "--a".unicodeScalars.map(\.value)
    #expect(lineBreaks(in: scalars, isTailored: false) == [2])
  }

  @Test func LB21_LB21a_LB21b_hyphens() {
    #expect(broken("one\u{2013}two") == "one\u{2013}|two")
    #expect(broken("\u{5D0}-a\u{5D0}-\u{5D1}") == "\u{5D0}-a\u{5D0}-|\u{5D1}")
    #expect(broken("a/b/\u{5D0}") == "a/|b/\u{5D0}")
  }

  @Test func LB22_notBeforeEllipses() {
    #expect(broken("\u{4E2D}\u{2026}") == "\u{4E2D}\u{2026}")
  }

  @Test func LB23_LB23a_LB24_numbersAndAffixes() {
    #expect(broken("a1b$a%") == "a1b$a%")
    #expect(broken("$\u{4E2D}%") == "$\u{4E2D}%")
  }

  @Test func LB25_numbersAsAWhole() {
    #expect(broken("(1,234.5)% 1/2 -3 $(9 $(.9") == "(1,234.5)% |1/2 |-3 |$(9 |$(.9")
    #expect(broken("1,)% ,)%") == "1,)% ,)|%")
    #expect(broken("a/1 x.1") == "a/|1 |x.1")
  }

  @Test func LB26_LB27_koreanSyllables() {
    #expect(broken("\u{1100}\u{1161}\u{11A8}\u{AC00}%") == "\u{1100}\u{1161}\u{11A8}|\u{AC00}%")
    #expect(broken("$\u{AC00}\u{AC01}\u{11A8}") == "$\u{AC00}|\u{AC01}\u{11A8}")
  }

  @Test func LB28_LB29_letters() {
    #expect(broken("don't.stop") == "don't.stop")
  }

  @Test func LB28a_orthographicSyllables() {
    #expect(broken("\u{1B05}\u{1B44}\u{1B05}\u{1B05}") == "\u{1B05}\u{1B44}\u{1B05}|\u{1B05}")
    #expect(broken("\u{1BC0}\u{1BC1}\u{1BF2}") == "\u{1BC0}\u{1BC1}\u{1BF2}")
    #expect(broken("\u{1BC0}\u{1BC1}") == "\u{1BC0}|\u{1BC1}")
  }

  @Test func LB30_bracketsInsideWords() {
    #expect(broken("a(s) b\u{FF08}c\u{FF09}d") == "a(s) |b|\u{FF08}c\u{FF09}|d")
  }

  @Test func LB30a_flagsInPairs() {
    let flag = "\u{1F1E9}\u{1F1EA}"
    #expect(broken(flag + flag + "\u{1F1E9}") == flag + "|" + flag + "|\u{1F1E9}")
  }

  @Test func LB30b_skinTones() {
    #expect(broken("\u{1F44D}\u{1F3FB}\u{4E2D}\u{1F3FB}") == "\u{1F44D}\u{1F3FB}|\u{4E2D}|\u{1F3FB}")
    #expect(broken("\u{1F80C}\u{1F3FB}\u{1FAFF}\u{1F3FB}") == "\u{1F80C}\u{1F3FB}|\u{1FAFF}\u{1F3FB}")
  }

  @Test func LB1_classesResolved() {
    #expect(broken("\u{E2A}\u{E27}\u{E31}\u{E2A}") == "\u{E2A}\u{E27}\u{E31}\u{E2A}")
    #expect(broken("\u{30AD}\u{30E3}\u{30F3}") == "\u{30AD}\u{30E3}|\u{30F3}")
  }
}
