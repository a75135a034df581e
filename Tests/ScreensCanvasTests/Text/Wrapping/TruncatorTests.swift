import Testing

@testable import ScreensCanvas

/// Rule B5: where a text that does not fit loses what.
struct TruncatorTests {
  private let fox = "The quick brown fox jumps"

  @Test func B5_tailKeepsTheBeginning() {
    #expect(lines(fox, width: 12, limit: 1, .tail) == ["The quick b…"])
    #expect(lines("abcdef", width: 2, limit: 1, .tail) == ["a…"])
  }

  @Test func B5_headKeepsTheEnd() {
    #expect(lines(fox, width: 10, limit: 1, .head) == ["…fox jumps"])
    #expect(lines("/usr/local/lib/swift", width: 10, limit: 1, .head) == ["…lib/swift"])
  }

  @Test func B5_middleKeepsBothAndMoreOfTheBeginning() {
    #expect(lines("abcdefghij", width: 5, limit: 1, .middle) == ["ab…ij"])
    #expect(lines("abcdefghij", width: 6, limit: 1, .middle) == ["abc…ij"])
  }

  @Test func B5_blanksBesideTheEllipsisAreDropped() {
    #expect(lines("Hello world", width: 7, limit: 1, .tail) == ["Hello…"])
    #expect(lines("Hello big world", width: 7, limit: 1, .head) == ["…world"])
    #expect(lines("ab  cd  ef", width: 8, limit: 1, .middle) == ["ab…d  ef"])
  }

  @Test func B5_alsoWhenTheLineFitsButLaterOnesAreLost() {
    #expect(lines("12345\nx", width: 10, limit: 1, .tail) == ["12345…"])
    #expect(lines("1234567890\nx", width: 10, limit: 1, .tail) == ["123456789…"])
  }

  @Test func B5_aHardBreakCountsAsOneBlank() {
    #expect(lines("ab\ncd\nef", width: 6, limit: 1, .head) == ["…cd ef"])
    #expect(lines("ab\ncd\nef", width: 8, limit: 1, .middle) == ["ab c…ef"])
    #expect(lines("ab\ncd", width: 20, limit: 1, .head) == ["…ab cd"])
    #expect(lines("ab\ncd", width: nil, limit: 1, .middle) == ["ab cd…"])
  }

  @Test func B5_noRoomForMoreThanTheEllipsis() {
    for mode in TruncationMode.allCases {
      #expect(lines("abc", width: 1, limit: 1, mode) == ["…"])
      #expect(lines("\u{4E2D}\u{6587}", width: 2, limit: 1, mode) == ["…"])
    }
  }

  @Test func B5_clustersAreNotCut() {
    #expect(lines("\u{65E5}\u{672C}\u{8A9E}\u{30C6}", width: 6, limit: 1, .tail) == ["\u{65E5}\u{672C}…"])
    #expect(lines("\u{65E5}\u{672C}\u{8A9E}\u{30C6}", width: 6, limit: 1, .head) == ["…\u{8A9E}\u{30C6}"])
    #expect(lines("\u{65E5}\u{672C}\u{8A9E}\u{30C6}", width: 6, limit: 1, .middle) == ["\u{65E5}…\u{30C6}"])
  }

  @Test func B5_theLastOfSeveralLines() {
    #expect(lines("aaa bbb ccc ddd eee", width: 7, limit: 2, .tail) == ["aaa bbb", "ccc dd…"])
    #expect(lines("aaa bbb ccc ddd eee", width: 7, limit: 2, .head) == ["aaa bbb", "…dd eee"])
    #expect(lines("aaa bbb ccc ddd eee", width: 7, limit: 2, .middle) == ["aaa bbb", "ccc…eee"])
  }

  @Test func B5_markersTakeNoRoom() {
    #expect(lines("a\u{200B}b\u{2060}c def", width: 4, limit: 1, .tail) == ["abc…"])
  }
}
