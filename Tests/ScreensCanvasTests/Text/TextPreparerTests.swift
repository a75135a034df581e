import Testing

@testable import ScreensCanvas

/// Rule B2, and that nothing depends on how a text is cut into stretches.
struct TextPreparerTests {
  @Test func B2_tabsGoToTheNextStop() {
    #expect(printed("a\tb").text == "a       b")
    #expect(printed("12345678\tx").text == "12345678        x")
    #expect(printed("\t\t").cells == 16)
  }

  @Test func B2_stopsAreCountedInCells() {
    #expect(printed("\u{4E2D}\tx").text == "\u{4E2D}      x")
    #expect(printed("e\u{301}\u{1F469}\u{200D}\u{1F431}\tx").cells == 9)
    #expect(printed("a\u{200B}\tx").cells == 9)
  }

  @Test func B2_stopsAreCountedFromTheHardLine() {
    #expect(lines("abc\na\tb", width: nil) == ["abc", "a       b"])
    #expect(lines("plain words and \u{E9}\tx", width: nil) == ["plain words and \u{E9}       x"])
  }

  @Test func B2_theBlanksOfATabAreBlanks() {
    var store = TextStore()
    _ = store.append("a\tb")
    #expect(store.glyphs[1..<8].allSatisfy { $0 == 0x20 | Glyph.blank })
    #expect(store.glyphs[8] == 0x62 | Glyph.breakBefore)
  }

  @Test func aSpanTellsTheLongestLineAndTheWidestGlyph() {
    var store = TextStore()
    _ = store.append("before")
    let span = store.append("ab\n\u{4E2D}\u{6587}\nc")
    #expect(span == TextSpan(start: 6, count: 7, width: 4, hardLines: 3, widestGlyph: 2))
    let hidden = store.append("\u{200B}")
    #expect(hidden == TextSpan(start: 13, count: 1, width: 0, hardLines: 1, widestGlyph: 0))
  }

  @Test func markersStayAsHiddenGlyphs() {
    var store = TextStore()
    _ = store.append("\u{AD}\u{200B}\u{2060}\u{FEFF}")
    #expect(store.glyphs.allSatisfy { $0 & Glyph.hidden != 0 })
    #expect(store.glyphs.map { $0 & Glyph.softHyphen != 0 } == [true, false, false, false])
  }

  @Test func clustersOfSeveralScalarsGoToTheTable() {
    var store = TextStore()
    _ = store.append("e\u{301}a")
    #expect(store.glyphs == [Glyph.firstCluster, 0x61])
    #expect(Array(store.clusters.bytes) == Array("e\u{301}".utf8))
  }
}
