import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct LayerCases {
  @Test func L42_largestDecides() {
    let tree = zstack(fixed(6, 3), text("ab"))
    #expect(tree.size(width: 20, height: 5) == "6 x 3")
    #expect(
      tree.frames(width: 20, height: 5) == """
        ZStack (0, 0, 6, 3)
        Fixed (0, 0, 6, 3)
        Text("ab") (2, 1, 2, 1)
        """)
  }

  @Test func L44_ownSizeIsProposedAgain() {
    let tree = zstack(text("hello"), color("c")).fixedSize()
    #expect(tree.size(width: 40, height: 20) == "10 x 10")
    #expect(
      tree.frames(width: 40, height: 20) == """
        fixedSize (0, 0, 10, 10)
        ZStack (0, 0, 10, 10)
        Text("hello") (2, 4, 5, 1)
        c (0, 0, 10, 10)
        """)
  }

  @Test func L45_backgroundKeepsTheSize() {
    let tree = text("abc").padding(1).background(color("c"))
    #expect(tree.size(width: 20, height: 5) == "5 x 3")
    #expect(
      tree.frames(width: 20, height: 5) == """
        background (0, 0, 5, 3)
        c (0, 0, 5, 3)
        padding (0, 0, 5, 3)
        Text("abc") (1, 1, 3, 1)
        """)
  }

  @Test func L46_overlayAligned() {
    let tree = fixed(8, 3).overlay(alignment: .topTrailing, text("9"))
    #expect(tree.size(width: 20, height: 5) == "8 x 3")
    #expect(
      tree.frames(width: 20, height: 5) == """
        overlay (0, 0, 8, 3)
        Fixed (0, 0, 8, 3)
        Text("9") (7, 0, 1, 1)
        """)
  }

  @Test func L48_offsetMovesNoNeighbour() {
    let tree = hstack(text("a").offset(x: 3, y: 1), text("b"))
    #expect(tree.size(width: 20, height: 3) == "3 x 1")
    #expect(
      tree.frames(width: 20, height: 3) == """
        HStack (0, 0, 3, 1)
        offset (0, 0, 1, 1)
        Text("a") (3, 1, 1, 1)
        Text("b") (2, 0, 1, 1)
        """)
  }
}
