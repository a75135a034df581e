import ScreensCanvas
import Testing

@Suite struct LengthTests {
  @Test func lengthsAreWholeCells() {
    let length: Length = 12
    #expect(length.cells == 12)
    #expect(Length(-3).cells == -3)
  }

  @Test func longerOnesThanAnyScreenAreCut() {
    #expect(Length(Int.max).cells == Length.limit)
    #expect(Length(Int.min).cells == -Length.limit)
    #expect(Length(Length.limit + 1) == Length(Length.limit))
  }

  @Test func infinityIsMoreThanAnyOther() {
    #expect(Length.infinity > Length(Int.max))
    #expect(Length(3) < 4)
  }
}
