import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct TextCases {
  @Test func L20_wrapsInNarrowStack() {
    let tree = vstack(alignment: .leading, text("The quick brown fox"), text("jumps"))
    #expect(tree.size(width: 10, height: nil) == "9 x 3")
    #expect(
      tree.frames(width: 10, height: nil) == """
        VStack (0, 0, 9, 3)
        Text("The quick brown fox") (0, 0, 9, 2)
        Text("jumps") (0, 2, 5, 1)
        """)
  }

  @Test func L22_lineLimitOne() {
    let tree = text("The quick brown fox", lineLimit: 1)
    #expect(tree.size(width: 10, height: 5) == "10 x 1")
    #expect(
      tree.frames(width: 10, height: 5) == """
        Text("The quick brown fox") (0, 0, 10, 1)
        """)
  }

  @Test func L69_emptyText() {
    let tree = text("")
    #expect(tree.size(width: 10, height: 5) == "0 x 1")
    #expect(
      tree.frames(width: 10, height: 5) == """
        Text("") (0, 0, 0, 1)
        """)
  }

  @Test func L72_wideCharactersCountTwo() {
    let tree = hstack(text("日本語"), text("x"))
    #expect(tree.size(width: 20, height: 1) == "8 x 1")
    #expect(
      tree.frames(width: 20, height: 1) == """
        HStack (0, 0, 8, 1)
        Text("日本語") (0, 0, 6, 1)
        Text("x") (7, 0, 1, 1)
        """)
  }

  @Test func L73_wideCharactersAtAnOddEdge() {
    let tree = text("日本語").frame(width: 5, alignment: .leading)
    #expect(tree.size(width: 20, height: 5) == "5 x 2")
    #expect(
      tree.frames(width: 20, height: 5) == """
        frame (0, 0, 5, 2)
        Text("日本語") (0, 0, 4, 2)
        """)
  }

  @Test func L78_clusterWiderThanTheFrame() {
    let tree = text("中文").frame(width: 1)
    #expect(tree.size(width: 20, height: nil) == "1 x 2")
    #expect(
      tree.frames(width: 20, height: nil) == """
        frame (0, 0, 1, 2)
        Text("中文") (-1, 0, 2, 2)
        """)
  }
}
