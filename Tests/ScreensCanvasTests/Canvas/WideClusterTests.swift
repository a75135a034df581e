import ScreensCanvas
import Testing

/// No cluster is ever left half: a lost half leaves the other one blank.
@Suite struct WideClusterTests {
  @Test(arguments: [
    (0, "A>B>..", 4), (1, ".A>B>.", 5), (2, "..A>B>", 6), (3, "...A>.", 7), (4, "....A>", 8),
    (5, "......", 9),
    (-1, ".B>...", 3), (-2, "B>....", 2), (-3, "......", 1), (-4, "......", 0), (6, "......", 10),
  ])
  func atBothEdges(x: Int, picture: String, after: Int) {
    var end = 0
    #expect(drawn(width: 6) { end = $0.write("AB", x: x) } == picture)
    #expect(end == after)
  }

  /// The visible half takes the place of what was there.
  @Test func aHalfAtTheEdgeIsABlank() {
    let picture = drawn(width: 4) { pen in
      pen.write("xxxx", x: 0)
      pen.write("A", x: -1)
      pen.write("A", x: 3)
    }
    #expect(picture == ".xx.")
  }

  @Test(arguments: [(0, "x.B>"), (1, ".xB>"), (2, "A>x."), (3, "A>.x")])
  func overwritingAHalf(x: Int, picture: String) {
    #expect(
      drawn(width: 4) {
        $0.write("AB", x: 0); $0.write("x", x: x)
      } == picture)
    #expect(
      drawn(width: 4) {
        $0.write("AB", x: 0); $0.put(0x78, x: x, y: 0, style: 0)
      } == picture)
    #expect(
      drawn(width: 4) {
        $0.write("AB", x: 0); $0.fill(0x78, x: x, y: 0, count: 1, style: 0)
      } == picture)
  }

  @Test func overwritingAcrossHalves() {
    #expect(
      drawn(width: 6) {
        $0.write("ABC", x: 0); $0.write("xy", x: 1)
      } == ".xy.C>")
    #expect(
      drawn(width: 6) {
        $0.write("ABC", x: 0); $0.write("X", x: 1)
      } == ".X>.C>")
    #expect(
      drawn(width: 6) {
        $0.write("ABC", x: 0); $0.write("wxyz", x: 1)
      } == ".wxyz.")
    #expect(
      drawn(width: 6) {
        $0.write("ABC", x: 0); $0.fill(0x78, x: 1, y: 0, count: 4, style: 0)
      } == ".xxxx.")
    #expect(
      drawn(width: 6) {
        $0.write("ABC", x: 0); $0.write("XY", x: 1)
      } == ".X>Y>.")
    #expect(
      drawn(width: 6) {
        $0.write("ABC", x: 0); $0.write("X", x: 2)
      } == "A>X>C>")
  }

  @Test func aHiddenGlyphOverwritesNothing() {
    #expect(
      drawn(width: 4) {
        $0.write("AB", x: 0); $0.write("-", x: 1)
      } == "A>B>")
  }

  @Test func longRunsMendBothEnds() {
    let picture = drawn(width: 40) { pen in
      pen.write(String(repeating: "A", count: 20), x: 0)
      pen.write(String(repeating: "x", count: 32), x: 3)
    }
    #expect(picture == "A>." + String(repeating: "x", count: 32) + ".A>A>")
  }

  /// The half outside the clip is mended too: a cluster is one thing.
  @Test func aClipThroughACluster() {
    let picture = drawn(width: 6) { pen in
      pen.write("ABC", x: 0)
      pen.clip = Rect(x: 1, y: 0, width: 2, height: 1)
      pen.fill(0x78, x: 0, y: 0, count: 6, style: 0)
    }
    #expect(picture == ".xx.C>")
  }

  @Test func aWideClusterAtTheEdgeOfAClip() {
    let picture = drawn(width: 6) { pen in
      pen.write("xxxxxx", x: 0)
      pen.clip = Rect(x: 1, y: 0, width: 4, height: 1)
      pen.write("ABC", x: 0)
    }
    #expect(picture == "x.B>.x")
  }

  @Test func rowsDoNotTouch() {
    let picture = drawn(width: 2, height: 3) { pen in
      for y in 0..<3 { pen.write("A", x: 0, y: y) }
      pen.write("x", x: 1, y: 0)
      pen.write("y", x: 0, y: 2)
    }
    #expect(picture == ".x\nA>\ny.")
  }

  @Test func aCanvasOneCellWideShowsNoWideCluster() {
    #expect(drawn(width: 1) { $0.write("A", x: 0) } == ".")
  }
}
