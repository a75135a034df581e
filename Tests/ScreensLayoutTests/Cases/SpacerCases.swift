import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct SpacerCases {
  @Test func L14_pushesApart() {
    let tree = hstack(text("A"), spacer(), text("B"))
    #expect(tree.size(width: 10, height: 1) == "10 x 1")
    #expect(
      tree.frames(width: 10, height: 1) == """
        HStack (0, 0, 10, 1)
        Text("A") (0, 0, 1, 1)
        Spacer (1, 0, 8, 0)
        Text("B") (9, 0, 1, 1)
        """)
  }

  @Test func L16_minLengthZero() {
    let tree = hstack(text("aaaa"), spacer(minLength: 0), text("bbbb"))
    #expect(tree.size(width: 8, height: 1) == "8 x 1")
    #expect(
      tree.frames(width: 8, height: 1) == """
        HStack (0, 0, 8, 1)
        Text("aaaa") (0, 0, 4, 1)
        Spacer (4, 0, 0, 0)
        Text("bbbb") (4, 0, 4, 1)
        """)
  }

  @Test func L17_explicitSpacingBesideSpacer() {
    let tree = hstack(spacing: 2, text("A"), spacer(), text("B"))
    #expect(tree.size(width: 10, height: 1) == "10 x 1")
    #expect(
      tree.frames(width: 10, height: 1) == """
        HStack (0, 0, 10, 1)
        Text("A") (0, 0, 1, 1)
        Spacer (3, 0, 4, 0)
        Text("B") (9, 0, 1, 1)
        """)
  }

  @Test func L18_twoSpacersCenter() {
    let tree = hstack(spacer(), text("abc"), spacer())
    #expect(tree.size(width: 10, height: 1) == "10 x 1")
    #expect(
      tree.frames(width: 10, height: 1) == """
        HStack (0, 0, 10, 1)
        Spacer (0, 0, 3, 0)
        Text("abc") (3, 0, 3, 1)
        Spacer (6, 0, 4, 0)
        """)
  }
}
