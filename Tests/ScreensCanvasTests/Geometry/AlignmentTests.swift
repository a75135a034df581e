import ScreensCanvas
import Testing

@Suite struct AlignmentTests {
  @Test func guidesAreInHalfCells() {
    #expect(HorizontalAlignment.allCases.map { $0.guide(5) } == [0, 5, 10])
    #expect(VerticalAlignment.allCases.map { $0.guide(3) } == [0, 3, 6, 6, 6])
  }

  @Test func guidesOfWhatSticksOutAreNegative() {
    #expect(HorizontalAlignment.center.guide(-3) >> 1 == -2)
    #expect(VerticalAlignment.bottom.guide(-3) >> 1 == -3)
  }

  @Test func ninePlaces() {
    let places: [Alignment] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
    ]
    #expect(places.map(\.horizontal.rawValue) == [0, 1, 2, 0, 1, 2, 0, 1, 2])
    #expect(places.map(\.vertical.rawValue) == [0, 0, 0, 1, 1, 1, 2, 2, 2])
  }
}
