import ScreensCanvas
import Testing

@Suite struct CanvasTests {
  @Test func aNewCanvasIsBlank() {
    let canvas = Canvas(width: 3, height: 2)
    #expect(canvas.picture == "...\n...")
    #expect(canvas.styleNumbers == [0, 0, 0, 0, 0, 0])
    #expect(canvas.bounds.description == "(0, 0, 3, 2)")
  }

  @Test func negativeSizesAreNone() {
    #expect(Canvas(width: -3, height: 2).bounds.description == "(0, 0, 0, 2)")
    #expect(Canvas(width: 3, height: -2).cells.isEmpty)
  }

  @Test func drawingOnNothing() {
    var canvas = Canvas(width: 0, height: 2)
    canvas.draw { pen in
      pen.write("abA", x: -1)
      pen.fill(0x78, x: -4, y: 1, count: 9, style: 0)
      pen.put(0x78, x: 0, y: 0, style: 0)
    }
    #expect(canvas.cells.isEmpty)
  }

  @Test func aCopyIsNotDrawnOn() {
    let before = Canvas(width: 2, height: 1)
    var after = before
    after.draw { $0.write("ab", x: 0) }
    #expect(before.picture == "..")
    #expect(after.picture == "ab")
  }
}
