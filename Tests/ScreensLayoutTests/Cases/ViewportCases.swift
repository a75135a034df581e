import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct ViewportCases {
  @Test func L58_secondChoiceFits() {
    let tree = viewThatFits(in: .horizontal, text("a long title here"), text("short"))
    #expect(tree.size(width: 10, height: 3) == "5 x 1")
    #expect(
      tree.frames(width: 10, height: 3) == """
        ViewThatFits (0, 0, 5, 1)
        Text("short") (0, 0, 5, 1)
        """)
  }

  @Test func L60_greedyOnItsAxisOnly() {
    let tree = scroll(vstack(text("a"), text("bbb")))
    #expect(tree.size(width: 10, height: 6) == "3 x 6")
    #expect(
      tree.frames(width: 10, height: 6) == """
        ScrollView (0, 0, 3, 6)
        VStack (0, 0, 3, 2)
        Text("a") (1, 0, 1, 1)
        Text("bbb") (0, 1, 3, 1)
        """)
  }

  @Test func L61_contentOverflows() {
    let tree = scroll(fixed(3, 9))
    #expect(tree.size(width: 10, height: 4) == "3 x 4")
    #expect(
      tree.frames(width: 10, height: 4) == """
        ScrollView (0, 0, 3, 4)
        Fixed (0, 0, 3, 9)
        """)
  }
}
