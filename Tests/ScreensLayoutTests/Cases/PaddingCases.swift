import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct PaddingCases {
  @Test func L36_reducesTheProposal() {
    let tree = text("hello world").padding(.horizontal, 4)
    #expect(tree.size(width: 13, height: 5) == "13 x 2")
    #expect(
      tree.frames(width: 13, height: 5) == """
        padding (0, 0, 13, 2)
        Text("hello world") (4, 0, 5, 2)
        """)
  }

  @Test func L37_largerThanTheProposal() {
    let tree = text("abc").padding(5)
    #expect(tree.size(width: 6, height: 4) == "11 x 11")
    #expect(
      tree.frames(width: 6, height: 4) == """
        padding (0, 0, 11, 11)
        Text("abc") (5, 5, 1, 1)
        """)
  }

  @Test func L38_negative() {
    let tree = fixed(6, 2).padding(-1)
    #expect(tree.size(width: 20, height: 5) == "4 x 0")
    #expect(
      tree.frames(width: 20, height: 5) == """
        padding (0, 0, 4, 0)
        Fixed (-1, -1, 6, 2)
        """)
  }

  @Test func L40_borderAroundAGreedyChild() {
    let tree = color().border()
    #expect(tree.size(width: 8, height: 4) == "8 x 4")
    #expect(
      tree.frames(width: 8, height: 4) == """
        border (0, 0, 8, 4)
        Color (1, 1, 6, 2)
        """)
  }

  @Test func L41_nestedBorders() {
    let tree = text("x").border().border()
    #expect(tree.size(width: 20, height: 9) == "5 x 5")
    #expect(
      tree.frames(width: 20, height: 9) == """
        border (0, 0, 5, 5)
        border (1, 1, 3, 3)
        Text("x") (2, 2, 1, 1)
        """)
  }
}
