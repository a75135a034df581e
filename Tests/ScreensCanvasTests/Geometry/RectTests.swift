import ScreensCanvas
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 2, y: 1, width: 4, height: 3)

  @Test(arguments: [
    (Rect(x: 3, y: 2, width: 1, height: 1), "(3, 2, 1, 1)"),
    (Rect(x: 0, y: 0, width: 4, height: 2), "(2, 1, 2, 1)"),
    (Rect(x: 5, y: 3, width: 9, height: 9), "(5, 3, 1, 1)"),
    (Rect(x: -9, y: -9, width: 99, height: 99), "(2, 1, 4, 3)"),
  ])
  func intersection(other: Rect, expected: String) {
    #expect(rect.intersection(other).description == expected)
    #expect(other.intersection(rect).description == expected)
  }

  @Test(arguments: [
    Rect(x: 6, y: 1, width: 4, height: 3), Rect(x: 0, y: 1, width: 2, height: 3),
    Rect(x: 2, y: 9, width: 4, height: 3),
    Rect(x: -20, y: -20, width: 1, height: 1), Rect(x: 3, y: 2, width: 0, height: 1),
  ])
  func rectanglesThatDoNotMeet(other: Rect) {
    let both = rect.intersection(other)
    #expect(both.isEmpty)
    #expect(both.width >= 0 && both.height >= 0)
  }

  @Test func descriptions() {
    #expect(rect.description == "(2, 1, 4, 3)")
    #expect(Size(width: 40, height: 12).description == "40 x 12")
    #expect(rect.maxX == 6)
    #expect(rect.maxY == 4)
  }
}
