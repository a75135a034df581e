import Testing

@testable import ScreensCanvas

struct TextStoreTests {
  @Test func ASCIIHasItsBreaksAndBlanks() {
    var store = TextStore()
    let span = store.append("a b")
    #expect(store.glyphs == [0x61, 0x20 | Glyph.blank, 0x62 | Glyph.breakBefore])
    #expect(span == TextSpan(start: 0, count: 3, width: 3, hardLines: 1, widestGlyph: 1))
  }

  @Test func textsFollowEachOther() {
    var store = TextStore()
    _ = store.append("ab")
    #expect(store.append("cd").start == 2)
    #expect(store.append("\u{4E2D}").start == 4)
    #expect(store.append("").start == 5)
  }

  @Test func removeAllForgetsEverything() {
    var store = TextStore()
    _ = store.append("e\u{301}")
    store.removeAll()
    #expect(store.glyphs.isEmpty && store.clusters.isEmpty)
    #expect(store.append("x").start == 0)
  }

  @Test func aSubstringIsReadAsItself() {
    var store = TextStore()
    _ = store.append(String("xx\u{E9}yy".dropFirst(2).dropLast(2)))
    #expect(store.glyphs == [0xE9])
  }
}
