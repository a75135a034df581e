import Testing

@testable import ScreensCanvas

/// Rule A4: where clusters begin, by the rules of UAX #29.
struct GraphemeBreakerTests {
  private func clusters(_ text: String) -> [String] {
    let scalars = text.unicodeScalars.map(\.value)
    let breaks = graphemeBreaks(in: scalars)
    return scalars.indices.reduce(into: [String]()) { clusters, index in
      if index == 0 || breaks.contains(index) { clusters.append("") }
      clusters[clusters.count - 1] += String(scalars[index], radix: 16, uppercase: true) + " "
    }.map { String($0.dropLast()) }
  }

  @Test func GB3_carriageReturnAndLineFeedAreOne() {
    #expect(clusters("a\r\nb") == ["61", "D A", "62"])
    #expect(clusters("\n\r") == ["A", "D"])
  }

  @Test func GB4_GB5_controlsStandAlone() {
    #expect(clusters("\u{200B}\u{301}a") == ["200B", "301", "61"])
  }

  @Test func GB6_GB7_GB8_jamoFormSyllables() {
    #expect(clusters("\u{1100}\u{1100}\u{1161}\u{11A8}\u{11A8}") == ["1100 1100 1161 11A8 11A8"])
    #expect(clusters("\u{AC00}\u{1161}\u{AC01}\u{11A8}\u{1161}") == ["AC00 1161", "AC01 11A8", "1161"])
  }

  @Test func GB9_GB9a_marksAndJoinersContinue() {
    #expect(clusters("e\u{301}\u{200D}x") == ["65 301 200D", "78"])
    #expect(clusters("\u{E01}\u{E33}a") == ["E01 E33", "61"])
  }

  @Test func GB9b_prependedMarksLead() {
    #expect(clusters("\u{600}1\u{600}\n") == ["600 31", "600", "A"])
  }

  @Test func GB9c_conjunctsNeedALinker() {
    #expect(clusters("\u{915}\u{94D}\u{937}") == ["915 94D 937"])
    #expect(clusters("\u{915}\u{93C}\u{937}") == ["915 93C", "937"])
    #expect(clusters("\u{1019}\u{1039}\u{1018}") == ["1019 1039 1018"])
    #expect(clusters("x\u{94D}\u{937}") == ["78 94D", "937"])
  }

  @Test func GB11_pictographsJoinedByZWJ() {
    #expect(clusters("\u{1F469}\u{1F3FB}\u{200D}\u{2764}") == ["1F469 1F3FB 200D 2764"])
    #expect(clusters("x\u{200D}\u{2764}") == ["78 200D", "2764"])
    #expect(clusters("\u{1F469}\u{200D}\u{200D}\u{2764}") == ["1F469 200D 200D", "2764"])
  }

  @Test func GB12_GB13_regionalIndicatorsInPairs() {
    #expect(clusters("\u{1F1E6}\u{1F1E7}\u{1F1E8}") == ["1F1E6 1F1E7", "1F1E8"])
    #expect(clusters("a\u{1F1E6}b\u{1F1E7}\u{1F1E8}") == ["61", "1F1E6", "62", "1F1E7 1F1E8"])
  }
}
