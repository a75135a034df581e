import Testing

@testable import ScreensCanvas

struct LineUnitsTests {
  /// Feeds a text and says whether a space after it would be free of it.
  private func frees(_ text: String) -> Bool {
    var units = LineUnits()
    for scalar in text.unicodeScalars {
      _ = units.append(PropertyTable.shared[scalar.value].lineBits, glyph: 0)
    }
    return units.spaceWouldBeFree
  }

  @Test func B3_someHoldGoesOverSpaces() {
    #expect(frees("a") && frees("\u{4E2D}") && frees("\u{201D}") && frees("."))
    #expect(!frees("(") && !frees("\u{201C}") && !frees(")") && !frees("\u{2014}") && !frees("\u{200B}"))
    #expect(!frees("") && !frees("a "))
  }

  @Test func B3_mostPlacesAreDecidedAtOnce() {
    var units = LineUnits()
    let answers = "a \u{4E2D}\u{6587}".unicodeScalars.enumerated().map { index, scalar in
      units.append(PropertyTable.shared[scalar.value].lineBits, glyph: index)
    }
    #expect(answers == [false, false, true, true])
    var later: [Int] = []
    units.decide { later.append($0) }
    #expect(later == [])
  }

  @Test func B3_theRestIsDecidedWhenAllIsKnown() {
    let scalars = "a .5 \u{201C}b".unicodeScalars.map(\.value)
    var units = LineUnits()
    let known = scalars.indices.filter { units.append(PropertyTable.shared[scalars[$0]].lineBits, glyph: $0) }
    var later: [Int] = []
    units.decide { later.append($0) }
    #expect(known == [5])
    #expect(later == [2])
  }

  @Test func B3_insideAClusterNoLineEnds() {
    var units = LineUnits()
    _ = units.append(LineUnit(.ideograph).bits, glyph: 0)
    #expect(units.append(LineUnit(.infixSeparator).bits, glyph: nil) == false)
    _ = units.append(LineUnit(.hyphen).bits, glyph: nil)
    _ = units.append(LineUnit(.alphabetic).bits, glyph: nil)
    var later: [Int] = []
    units.decide { later.append($0) }
    #expect(later == [])
  }

  @Test func aNewStretchForgets() {
    var units = LineUnits()
    _ = units.append(LineUnit(.ideograph).bits, glyph: 0)
    units.removeAll()
    #expect(units.append(LineUnit(.ideograph).bits, glyph: 1) == false)
  }
}
