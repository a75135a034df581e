import Testing

@testable import ScreensCanvas

/// Rule A8: what would run together in a row is kept apart.
struct BoundaryGuardTests {
  /// Where a joiner is needed in a row of these cells.
  private func joiners(_ cells: String...) -> [Int] {
    var table = ClusterTable()
    var guardian = BoundaryGuard()
    return cells.indices.filter { index in
      let scalars = cells[index].unicodeScalars.map(\.value)
      let value = scalars.count == 1 ? scalars[0] : table.append(scalars)
      return guardian.needsJoiner(before: value, in: table)
    }
  }

  @Test func A8_plainNeighboursNeedNothing() {
    #expect(joiners("a", "b", "\u{A9}", "\u{4E2D}", "e\u{301}", "\u{1F600}", "│") == [])
  }

  @Test func A8_plainScalarsNeverJoin() {
    let classes: Set<GraphemeClass> = [.other, .control, .carriageReturn, .lineFeed]
    for scalar in UInt32(0)...0x10FFFF where BoundaryGuard.isPlain(scalar) {
      let properties = PropertyTable.shared[scalar]
      #expect(classes.contains(properties.grapheme) && properties.conjunct == .none)
    }
    #expect(BoundaryGuard.isPlain(0x2500) && BoundaryGuard.isPlain(0x259F) && !BoundaryGuard.isPlain(0x301))
  }

  @Test func A8_halvesOfAFlagFromTwoTexts() {
    #expect(joiners("\u{1F1E6}", "\u{1F1E7}", "\u{1F1E8}") == [1, 2])
    #expect(joiners("\u{1F1E6}\u{1F1E7}", "\u{1F1E8}\u{1F1E9}") == [])
  }

  @Test func A8_jamoBesideJamo() {
    #expect(joiners("\u{1100}", "\u{1100}", "\u{1161}") == [1, 2])
    #expect(joiners("\u{AC00}", "\u{AC00}") == [])
  }

  @Test func A8_prependedMarkBeforeABorder() {
    #expect(joiners("\u{600}", "│", "x") == [1])
    #expect(joiners("\u{600}", "x") == [1])
  }

  @Test func A8_halfWidthMarksAndSkinTonesStayCells() {
    #expect(joiners("\u{304B}", "\u{FF9E}") == [1])
    #expect(joiners("a", "\u{1F3FB}") == [1])
  }

  @Test func A8_conjunctAcrossTwoCells() {
    #expect(joiners("\u{915}\u{94D}", "\u{937}") == [1])
    #expect(joiners("\u{915}\u{94D}", "x", "\u{937}") == [])
  }

  @Test func A8_theJoinerPartsForGood() {
    // After it nothing is left of the flag's first half, so the third begins a pair with the fourth.
    #expect(joiners("\u{1F1E6}", "\u{1F1E7}\u{1F1E8}", "\u{1F1E9}") == [1])
  }
}
