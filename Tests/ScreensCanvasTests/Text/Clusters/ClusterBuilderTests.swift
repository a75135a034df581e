import Testing

@testable import ScreensCanvas

/// Rules A5 and A6: how many cells a cluster takes and where it is parted.
struct ClusterBuilderTests {
  /// The printed clusters and their cells.
  private func cells(_ text: String) -> [String] {
    var store = TextStore()
    _ = store.append(text)
    return store.glyphs.map { glyph in
      let scalars = store.text(of: glyph & Glyph.valueMask).unicodeScalars
      let numbers = scalars.map { String($0.value, radix: 16, uppercase: true) }
      return numbers.joined(separator: " ") + ":\(Glyph(rawValue: glyph).cells)"
    }
  }

  @Test func A5_widthOfScalarsAlone() {
    #expect(cells("a\u{E9}\u{4E2D}\u{FF21}\u{FF71}") == ["61:1", "E9:1", "4E2D:2", "FF21:2", "FF71:1"])
  }

  @Test func A5_ambiguousIsNarrow() {
    #expect(cells("\u{B1}\u{2014}\u{2502}") == ["B1:1", "2014:1", "2502:1"])
  }

  @Test func A5_privateUseAndUnassignedAreNarrowOutsideIdeographs() {
    #expect(cells("\u{E000}\u{378}\u{2FFFD}") == ["E000:1", "378:1", "2FFFD:2"])
  }

  @Test func A5_whatBecameWideSinceUnicode15() {
    #expect(cells("\u{2630}\u{4DC0}\u{1FACD}") == ["2630:2", "4DC0:2", "1FACD:2"])
  }

  @Test func A6_marksAddNothing() {
    #expect(cells("a\u{308}\u{301}\u{4E2D}\u{302A}") == ["61 308 301:1", "4E2D 302A:2"])
  }

  @Test func A6_variationSelector16WidensListedBases() {
    #expect(
      cells("\u{2764}\u{2764}\u{FE0F}1\u{FE0F}\u{20E3}") == ["2764:1", "2764 FE0F:2", "31 FE0F 20E3:2"])
  }

  @Test func A6_variationSelector15KeepsNarrowBasesNarrow() {
    #expect(cells("\u{2600}\u{FE0E}") == ["2600 FE0E:1"])
  }

  @Test func A6_joinedPictographsAreTwo() {
    #expect(cells("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}") == ["1F468 200D 1F469 200D 1F467:2"])
  }

  @Test func A6_skinToneWidensItsBase() {
    #expect(cells("\u{261D}\u{1F3FB}") == ["261D 1F3FB:2"])
    #expect(cells("\u{261D}\u{FE0F}\u{1F3FB}") == ["261D FE0F 1F3FB:2"])
  }

  @Test func A6_skinToneWithoutABaseStandsAlone() {
    #expect(cells("a\u{1F3FB}") == ["61:1", "1F3FB:2"])
  }

  @Test func A6_flagsAreTwo() {
    #expect(cells("\u{1F1E9}\u{1F1EA}") == ["1F1E9 1F1EA:2"])
  }

  @Test func A6_aFlagAfterAPrependedMarkStandsAlone() {
    #expect(cells("\u{600}\u{1F1E9}\u{1F1EA}") == ["600:1", "1F1E9 1F1EA:2"])
  }

  @Test func A6_vowelAndTrailJamoAddNothing() {
    #expect(cells("\u{1112}\u{1161}\u{11AB}") == ["1112 1161 11AB:2"])
  }

  @Test func A6_spacingMarksAndConjunctsAddUpToTwo() {
    #expect(cells("\u{915}\u{93F}") == ["915 93F:2"])
    #expect(cells("\u{915}\u{94D}\u{937}\u{93F}") == ["915 94D 937 93F:2"])
    #expect(cells("\u{4E2D}\u{903}") == ["4E2D 903:2"])
  }

  @Test func A6_thaiAmAndHalfWidthMarksAddACell() {
    #expect(cells("\u{E01}\u{E33}") == ["E01 E33:2"])
    #expect(cells("\u{FF76}\u{FF9E}") == ["FF76 FF9E:2"])
  }

  @Test func A6_tailoringWPartsWhatWouldBeWider() {
    #expect(cells("\u{1100}\u{1100}") == ["1100:2", "1100:2"])
    #expect(cells("\u{304B}\u{FF9E}") == ["304B:2", "FF9E:1"])
    #expect(cells("\u{600}\u{4E2D}") == ["600:1", "4E2D:2"])
  }

  @Test func D3_12_unqualifiedEmojiSequencesAreQualified() {
    #expect(cells("\u{2764}\u{200D}\u{1F525}") == ["2764 FE0F 200D 1F525:2"])
    #expect(cells("\u{1F469}\u{200D}\u{1F525}") == ["1F469 200D 1F525:2"])
  }

  @Test func D3_13_longClustersAreCutAt32Scalars() {
    let marks = String(repeating: "\u{301}", count: 40)
    #expect(
      cells("a" + marks + "b") == ["61" + String(repeating: " 301", count: 31) + ":1", "FFFD:1", "62:1"])
    let fits = String(repeating: "\u{301}", count: 31)
    #expect(cells("a" + fits) == ["61" + String(repeating: " 301", count: 31) + ":1"])
  }
}
