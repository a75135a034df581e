import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct StackCases {
  @Test func L01_everythingFits() {
    let tree = hstack(text("ab"), text("cd"))
    #expect(tree.size(width: 20, height: 3) == "5 x 1")
    #expect(
      tree.frames(width: 20, height: 3) == """
        HStack (0, 0, 5, 1)
        Text("ab") (0, 0, 2, 1)
        Text("cd") (3, 0, 2, 1)
        """)
  }

  @Test func L02_centerFloors() {
    let tree = vstack(text("abc"), text("wxyz!"))
    #expect(tree.size(width: 20, height: 5) == "5 x 2")
    #expect(
      tree.frames(width: 20, height: 5) == """
        VStack (0, 0, 5, 2)
        Text("abc") (1, 0, 3, 1)
        Text("wxyz!") (0, 1, 5, 1)
        """)
  }

  @Test func L04_leading() {
    let tree = vstack(alignment: .leading, text("ab"), text("wxyz!"))
    #expect(tree.size(width: 20, height: 5) == "5 x 2")
    #expect(
      tree.frames(width: 20, height: 5) == """
        VStack (0, 0, 5, 2)
        Text("ab") (0, 0, 2, 1)
        Text("wxyz!") (0, 1, 5, 1)
        """)
  }

  @Test func L05_trailing() {
    let tree = vstack(alignment: .trailing, spacing: 1, text("ab"), text("wxyz!"))
    #expect(tree.size(width: 20, height: 5) == "5 x 3")
    #expect(
      tree.frames(width: 20, height: 5) == """
        VStack (0, 0, 5, 3)
        Text("ab") (3, 0, 2, 1)
        Text("wxyz!") (0, 2, 5, 1)
        """)
  }

  @Test func L52_rowCenterFloors() {
    let tree = hstack(fixed(2, 4), text("x"))
    #expect(tree.size(width: 20, height: 5) == "4 x 4")
    #expect(
      tree.frames(width: 20, height: 5) == """
        HStack (0, 0, 4, 4)
        Fixed (0, 0, 2, 4)
        Text("x") (3, 1, 1, 1)
        """)
  }

  @Test func L53_dividerInColumn() {
    let tree = vstack(text("a"), divider(), text("bcd"))
    #expect(tree.size(width: 10, height: 5) == "10 x 3")
    #expect(
      tree.frames(width: 10, height: 5) == """
        VStack (0, 0, 10, 3)
        Text("a") (4, 0, 1, 1)
        Divider (0, 1, 10, 1)
        Text("bcd") (3, 2, 3, 1)
        """)
  }

  @Test func L54_dividerInRow() {
    let tree = hstack(text("a"), divider(), vstack(text("b"), text("c")))
    #expect(tree.size(width: 10, height: nil) == "5 x 2")
    #expect(
      tree.frames(width: 10, height: nil) == """
        HStack (0, 0, 5, 2)
        Text("a") (0, 0, 1, 1)
        Divider (2, 0, 1, 2)
        VStack (4, 0, 1, 2)
        Text("b") (4, 0, 1, 1)
        Text("c") (4, 1, 1, 1)
        """)
  }

  @Test func L68_emptyStack() {
    let tree = vstack()
    #expect(tree.size(width: 10, height: 5) == "0 x 0")
    #expect(
      tree.frames(width: 10, height: 5) == """
        VStack (0, 0, 0, 0)
        """)
  }

  @Test func L70_zeroProposal() {
    let tree = hstack(text("ab"), text("cd"))
    #expect(tree.size(width: 0, height: 0) == "3 x 1")
    #expect(
      tree.frames(width: 0, height: 0) == """
        HStack (0, 0, 3, 1)
        Text("ab") (0, 0, 1, 1)
        Text("cd") (2, 0, 1, 1)
        """)
  }

  @Test func L80_lastTextBaseline() {
    let tree = hstack(alignment: .lastTextBaseline, text("one two").frame(width: 3), text("x"))
    #expect(tree.size(width: 20, height: 5) == "5 x 2")
    #expect(
      tree.frames(width: 20, height: 5) == """
        HStack (0, 0, 5, 2)
        frame (0, 0, 3, 2)
        Text("one two") (0, 0, 3, 2)
        Text("x") (4, 1, 1, 1)
        """)
  }
}
