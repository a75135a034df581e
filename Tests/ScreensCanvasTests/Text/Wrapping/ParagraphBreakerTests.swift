import Testing

@testable import ScreensCanvas

/// Rule B4: greedy wrapping.
struct ParagraphBreakerTests {
  @Test func B4_theSameTextAtEveryWidth() {
    let text = "to be or not"
    let expected = [
      1: ["t", "o", "b", "e", "o", "r", "n", "o", "t"],
      2: ["to", "be", "or", "no", "t"],
      3: ["to", "be", "or", "not"],
      4: ["to", "be", "or", "not"],
      5: ["to be", "or", "not"],
      6: ["to be", "or not"],
      8: ["to be or", "not"],
      11: ["to be or", "not"],
      12: ["to be or not"],
    ]
    for (width, rows) in expected { #expect(lines(text, width: width) == rows, "at \(width)") }
  }

  @Test func B4_theLastOpportunityThatFits() {
    #expect(lines("foo-bar baz", width: 7) == ["foo-bar", "baz"])
    #expect(lines("foo-bar baz", width: 5) == ["foo-", "bar", "baz"])
  }

  @Test func B4_trailingBlanksHang() {
    #expect(lines("hello     world", width: 7) == ["hello", "world"])
    #expect(lines("hello     world", width: 5) == ["hello", "world"])
    #expect(lines("foo\u{2003}bar\u{3000}baz", width: 5) == ["foo", "bar", "baz"])
  }

  @Test func B4_blanksAtTheEndOfAParagraphStayAsFarAsTheyFit() {
    #expect(lines("ab cd   ", width: 4) == ["ab", "cd  "])
    #expect(lines("   ", width: 2) == ["  "])
    #expect(lines("abc ", width: 3) == ["abc"])
    #expect(lines("\u{3000}", width: 1) == [""])
  }

  @Test func B4_aPlaceAfterBlanksOnlyIsPassedOver() {
    #expect(lines("  indented", width: 9) == ["  indente", "d"])
    #expect(lines("  in text", width: 4) == ["  in", "text"])
  }

  @Test func B4_aLongWordMovesFirstAndIsThenCut() {
    #expect(lines("a supercalifragilistic b", width: 8) == ["a", "supercal", "ifragili", "stic b"])
  }

  @Test func B4_afterACutBlanksHang() {
    #expect(lines("abcd efg", width: 4) == ["abcd", "efg"])
    #expect(lines("Bonjour !", width: 7) == ["Bonjour", "!"])
  }

  @Test func B4_clustersAreNeverCut() {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    #expect(lines(family + family + family, width: 5) == [family + family, family])
    #expect(lines("\u{4E2D}\u{6587}\u{5B57}", width: 3) == ["\u{4E2D}", "\u{6587}", "\u{5B57}"])
  }

  @Test func B4_aWideClusterOverflowsALineOfOneCell() {
    #expect(lines("\u{4E2D}\u{6587}", width: 1) == ["\u{4E2D}", "\u{6587}"])
    #expect(lines("\u{2060}\u{4E2D}", width: 1) == ["\u{4E2D}"])
  }

  @Test func B4_aUsedSoftHyphenPrintsAndCounts() {
    #expect(lines("super\u{AD}cali\u{AD}fragi", width: 7) == ["super-", "cali-", "fragi"])
    #expect(lines("super\u{AD}cali\u{AD}fragi", width: 20) == ["supercalifragi"])
    #expect(lines("a\u{AD}b", width: 1) == ["a", "b"])
    #expect(lines("ab\u{AD}cdef", width: 2) == ["ab", "cd", "ef"])
  }

  @Test func B4_aHyphenThatDoesNotFitLeavesAnEarlierPlace() {
    #expect(lines("a bcd\u{AD}e", width: 5) == ["a", "bcde"])
  }

  @Test func B4_markersPrintNothing() {
    #expect(lines("zero\u{200B}width\u{200B}space", width: 6) == ["zero", "width", "space"])
    #expect(lines("ab\u{FEFF}cd ef", width: 5) == ["abcd", "ef"])
    #expect(lines("a\u{200B}b", width: 2) == ["ab"])
  }

  @Test func B4_noBreakSpacesAreNoBlanks() {
    #expect(lines("100\u{A0}km per", width: 6) == ["100\u{A0}km", "per"])
    #expect(lines("ab\u{2007}\u{202F} cd", width: 4) == ["ab\u{2007}\u{202F}", "cd"])
  }

  @Test func B4_tabsHang() {
    #expect(lines("ab\tcd", width: 8) == ["ab", "cd"])
  }
}
