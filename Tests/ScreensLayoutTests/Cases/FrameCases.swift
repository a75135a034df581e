import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct FrameCases {
  @Test func L24_alignsChild() {
    let tree = text("abc").frame(width: 8, height: 3, alignment: .bottomTrailing)
    #expect(tree.size(width: 20, height: 5) == "8 x 3")
    #expect(
      tree.frames(width: 20, height: 5) == """
        frame (0, 0, 8, 3)
        Text("abc") (5, 2, 3, 1)
        """)
  }

  @Test func L25_narrowerThanTheText() {
    let tree = text("hello world").frame(width: 5)
    #expect(tree.size(width: 20, height: 5) == "5 x 2")
    #expect(
      tree.frames(width: 20, height: 5) == """
        frame (0, 0, 5, 2)
        Text("hello world") (0, 0, 5, 2)
        """)
  }

  @Test func L26_smallerThanAFixedChild() {
    let tree = fixed(6, 1).frame(width: 4)
    #expect(tree.size(width: 20, height: 1) == "4 x 1")
    #expect(
      tree.frames(width: 20, height: 1) == """
        frame (0, 0, 4, 1)
        Fixed (-1, 0, 6, 1)
        """)
  }

  @Test func L28_maxWidthInfinity() {
    let tree = text("abc").frame(maxWidth: Proposal.infinite, alignment: .leading)
    #expect(tree.size(width: 12, height: 3) == "12 x 1")
    #expect(
      tree.frames(width: 12, height: 3) == """
        frame (0, 0, 12, 1)
        Text("abc") (0, 0, 3, 1)
        """)
  }

  @Test func L29_minWidthGrowsASmallChild() {
    let tree = text("abc").frame(minWidth: 6)
    #expect(tree.size(width: 20, height: 1) == "6 x 1")
    #expect(
      tree.frames(width: 20, height: 1) == """
        frame (0, 0, 6, 1)
        Text("abc") (1, 0, 3, 1)
        """)
  }

  @Test func L30_bothBoundsClampTheProposal() {
    let tree = color().frame(minWidth: 4, maxWidth: 8)
    #expect(tree.size(width: 20, height: 2) == "8 x 2")
    #expect(
      tree.frames(width: 20, height: 2) == """
        frame (0, 0, 8, 2)
        Color (0, 0, 8, 2)
        """)
  }

  @Test func L32_idealOnlyWhenUnspecified() {
    let tree = color().frame(idealWidth: 7, idealHeight: 2).fixedSize()
    #expect(tree.size(width: 20, height: 5) == "7 x 2")
    #expect(
      tree.frames(width: 20, height: 5) == """
        fixedSize (0, 0, 7, 2)
        frame (0, 0, 7, 2)
        Color (0, 0, 7, 2)
        """)
  }

  @Test func L33_unspecifiedColorIsTenByTen() {
    let tree = color().fixedSize()
    #expect(tree.size(width: 40, height: 20) == "10 x 10")
    #expect(
      tree.frames(width: 40, height: 20) == """
        fixedSize (0, 0, 10, 10)
        Color (0, 0, 10, 10)
        """)
  }

  @Test func L34_fixedSizeStopsWrapping() {
    let tree = text("hello world").fixedSize().frame(width: 5)
    #expect(tree.size(width: 20, height: 2) == "5 x 1")
    #expect(
      tree.frames(width: 20, height: 2) == """
        frame (0, 0, 5, 1)
        fixedSize (-3, 0, 11, 1)
        Text("hello world") (-3, 0, 11, 1)
        """)
  }
}
