import Testing

@testable import ScreensCanvas

/// The short ways of preparing a text lead to the same line breaks as the rules applied to all of it.
struct ASCIIBreaksTests {
  @Test func B3_lineClassesOfASCIIAreThoseOfTheTable() {
    for byte in UInt8(0x20)...0x7E {
      let unit = LineUnit(ASCIILineClass.of(byte))
      #expect(unit.bits == PropertyTable.shared[UInt32(byte)].lineBits, "\(Character(Unicode.Scalar(byte)))")
    }
  }

  @Test func B3_everyTripleOfASCIIClasses() {
    let samples = Array(" a1!\"$%(){}.-/|[\\,".utf8)
    var store = TextStore()
    for first in samples {
      for second in samples {
        for third in samples {
          for fourth in [UInt8(ascii: "1"), UInt8(ascii: "a"), UInt8(ascii: " ")] {
            check(String(decoding: [first, second, third, fourth], as: UTF8.self), &store)
          }
        }
      }
    }
  }

  @Test func B3_textInStretchesBreaksAsAWhole() {
    let parts = [
      " ", " ", "  ", "word", "x1", "(", ")", "\"", "-", "--", ".", ",", "$", "%", "/", "!", "\u{E9}",
      "\u{4E2D}",
      "\u{3001}", "\u{300C}", "\u{201C}", "\u{201D}", "\u{2014}", "\u{200B}", "\u{2060}", "\u{AD}", "\u{301}",
      "\u{600}", "\u{5D0}", "\u{1F469}\u{200D}\u{1F431}", "\u{1F1E9}\u{1F1EA}", "\u{3005}", "\u{FFFC}", "\t",
      "1",
    ]
    var random = SplitMix(seed: 11)
    var store = TextStore()
    for _ in 0..<20_000 {
      let text = (0..<2 + random.next(below: 12)).map { _ in parts[random.next(below: parts.count)] }.joined()
      check(text, &store)
    }
  }

  /// The breaks of the glyphs of `text` must be those of the scalars they print, taken together.
  private func check(_ text: String, _ store: inout TextStore) {
    store.removeAll()
    _ = store.append(text)
    var scalars: [UInt32] = []
    var marked: Set<Int> = []
    var beginnings: Set<Int> = []
    for glyph in store.glyphs {
      if glyph & Glyph.breakBefore != 0 { marked.insert(scalars.count) }
      beginnings.insert(scalars.count)
      scalars += store.text(of: glyph & Glyph.valueMask).unicodeScalars.map(\.value)
    }
    let expected = lineBreaks(in: scalars, isTailored: true).intersection(beginnings)
    if marked != expected { Issue.record("\(escaped(text)): \(marked.sorted()), not \(expected.sorted())") }
  }
}
