import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct SharingCases {
  @Test func L06_threeGreedyShareExactly() {
    let tree = hstack(spacing: 0, color("a"), color("b"), color("c"))
    #expect(tree.size(width: 10, height: 1) == "10 x 1")
    #expect(
      tree.frames(width: 10, height: 1) == """
        HStack (0, 0, 10, 1)
        a (0, 0, 3, 1)
        b (3, 0, 3, 1)
        c (6, 0, 4, 1)
        """)
  }

  @Test func L08_spacingEatsAll() {
    let tree = hstack(spacing: 5, color("a"), color("b"))
    #expect(tree.size(width: 4, height: 1) == "5 x 1")
    #expect(
      tree.frames(width: 4, height: 1) == """
        HStack (0, 0, 5, 1)
        a (0, 0, 0, 1)
        b (5, 0, 0, 1)
        """)
  }

  @Test func L09_lessFlexibleFirst() {
    let tree = hstack(spacing: 0, color("a"), text("hello"))
    #expect(tree.size(width: 12, height: 1) == "12 x 1")
    #expect(
      tree.frames(width: 12, height: 1) == """
        HStack (0, 0, 12, 1)
        a (0, 0, 7, 1)
        Text("hello") (7, 0, 5, 1)
        """)
  }

  @Test func L10_textIsCutThoughThereWasRoom() {
    let tree = hstack(spacing: 0, color("a"), text("Hello, world"), color("b"))
    #expect(tree.size(width: 24, height: 2) == "24 x 2")
    #expect(
      tree.frames(width: 24, height: 2) == """
        HStack (0, 0, 24, 2)
        a (0, 0, 9, 2)
        Text("Hello, world") (9, 0, 6, 2)
        b (15, 0, 9, 2)
        """)
  }

  @Test func L12_lowerPriorityKeepsItsMinimum() {
    let tree = hstack(spacing: 0, text("aaaaaaaa").priority(1), color("b").frame(minWidth: 5))
    #expect(tree.size(width: 10, height: 1) == "10 x 1")
    #expect(
      tree.frames(width: 10, height: 1) == """
        HStack (0, 0, 10, 1)
        Text("aaaaaaaa") (0, 0, 5, 1)
        frame (5, 0, 5, 1)
        b (5, 0, 5, 1)
        """)
  }

  @Test func L13_minFrameOverflows() {
    let tree = hstack(spacing: 0, color("red").frame(maxWidth: 100), color("green").frame(minWidth: 100))
      .frame(width: 150, height: 1)
    #expect(tree.size(width: 300, height: 1) == "150 x 1")
    #expect(
      tree.frames(width: 300, height: 1) == """
        frame (0, 0, 150, 1)
        HStack (-13, 0, 175, 1)
        frame (-13, 0, 75, 1)
        red (-13, 0, 75, 1)
        frame (62, 0, 100, 1)
        green (62, 0, 100, 1)
        """)
  }

  @Test func L21_columnDividesHeightBetweenTexts() {
    let tree = vstack(alignment: .leading, spacing: 0, text("aa bb cc dd"), text("ee ff gg hh"))
    #expect(tree.size(width: 5, height: 3) == "5 x 3")
    #expect(
      tree.frames(width: 5, height: 3) == """
        VStack (0, 0, 5, 3)
        Text("aa bb cc dd") (0, 0, 5, 1)
        Text("ee ff gg hh") (0, 1, 5, 2)
        """)
  }

  @Test func L74_nestedSumsAreExact() {
    let tree = hstack(
      spacing: 0, hstack(spacing: 0, color("a"), color("b")),
      hstack(spacing: 0, color("c"), color("d"), color("e")))
    #expect(tree.size(width: 17, height: 1) == "17 x 1")
    #expect(
      tree.frames(width: 17, height: 1) == """
        HStack (0, 0, 17, 1)
        HStack (0, 0, 8, 1)
        a (0, 0, 4, 1)
        b (4, 0, 4, 1)
        HStack (8, 0, 9, 1)
        c (8, 0, 3, 1)
        d (11, 0, 3, 1)
        e (14, 0, 3, 1)
        """)
  }

  @Test func L76_largerMinimumFirst() {
    let tree = hstack(spacing: 0, color("a"), color("b").frame(minWidth: 6))
    #expect(tree.size(width: 10, height: 1) == "10 x 1")
    #expect(
      tree.frames(width: 10, height: 1) == """
        HStack (0, 0, 10, 1)
        a (0, 0, 4, 1)
        frame (4, 0, 6, 1)
        b (4, 0, 6, 1)
        """)
  }

  @Test func L81_verticalSharingWithBorders() {
    let tree = vstack(spacing: 0, color("a").border(), color("b").border())
    #expect(tree.size(width: 6, height: 9) == "6 x 9")
    #expect(
      tree.frames(width: 6, height: 9) == """
        VStack (0, 0, 6, 9)
        border (0, 0, 6, 4)
        a (1, 1, 4, 2)
        border (0, 4, 6, 5)
        b (1, 5, 4, 3)
        """)
  }
}
