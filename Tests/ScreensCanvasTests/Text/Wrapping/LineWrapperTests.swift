import Testing

@testable import ScreensCanvas

/// Rules B4, B5 and D5: widths, limits, and texts of any size.
struct LineWrapperTests {
  @Test func B4_noWidthWrapsNowhere() {
    #expect(lines("one two  \nthree", width: nil) == ["one two  ", "three"])
  }

  @Test(arguments: [Int.min, -1, 0, 1])
  func B4_widthsAndLimitsBelowOneAreOne(number: Int) {
    #expect(lines("ab", width: number) == ["a", "b"])
    #expect(lines("a b", width: 10, limit: number) == ["a b"])
    #expect(lines("a\nb", width: 10, limit: number) == ["a…"])
  }

  @Test func B4_anEmptyTextIsOneEmptyLine() {
    var store = TextStore()
    let span = store.append("")
    #expect(span == TextSpan(start: 0, count: 0, width: 0, hardLines: 1, widestGlyph: 0))
    for width in [nil, 1, Int.max] {
      var lines: [TextLine] = []
      store.wrap(span, width: width, limit: nil, truncation: .tail, into: &lines)
      #expect(lines == [TextLine(head: 0..<0, width: 0)])
    }
  }

  @Test func B5_noLineIsLostBelowTheLimit() {
    #expect(lines("a b c", width: 1, limit: 3) == ["a", "b", "c"])
    #expect(lines("a b c", width: 1, limit: Int.max) == ["a", "b", "c"])
    #expect(lines("a b c", width: 3, limit: 1) == ["a…"])
  }

  @Test func linesAreAppendedAndNameGlyphsOfTheStore() {
    var store = TextStore()
    _ = store.append("before ")
    let span = store.append("ab \u{4E2D}")
    var lines = [TextLine(head: 0..<1, width: 1)]
    store.wrap(span, width: 3, limit: nil, truncation: .tail, into: &lines)
    #expect(
      lines == [
        TextLine(head: 0..<1, width: 1), TextLine(head: 7..<9, width: 2), TextLine(head: 10..<11, width: 2),
      ])
  }

  @Test func D5_aSpanFromElsewhereTrapsNothing() {
    let span = TextSpan(start: 5, count: 7, width: 7, hardLines: 2, widestGlyph: 1)
    var lines: [TextLine] = []
    TextStore().wrap(span, width: 2, limit: 1, truncation: .middle, into: &lines)
    #expect(lines == [TextLine(head: 5..<5, width: 0)])
  }

  @Test(arguments: [
    "x", " ", "x ", "-", "(", "( ", "\u{4E2D}", "\u{AD}", "a\u{AD}", "\u{200B}", "\u{1F1E6}", "\u{301}", "\t",
    "\n",
  ])
  func D5_longTextsOfOneKind(unit: String) {
    let text = String(repeating: unit, count: 20_000)
    var store = TextStore()
    let span = store.append(text)
    for width in [1, 7, 60, 10_000, Int.max] {
      var lines: [TextLine] = []
      store.wrap(span, width: width, limit: nil, truncation: .tail, into: &lines)
      #expect(lines.allSatisfy { $0.width <= max(width, 2) })
      lines.removeAll()
      for mode in TruncationMode.allCases {
        store.wrap(span, width: width, limit: 1, truncation: mode, into: &lines)
      }
      #expect(lines.count == 3)
    }
  }
}
