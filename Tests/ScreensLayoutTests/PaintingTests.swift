import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct PaintingTests {
  @Test func laterSiblingsCoverEarlierOnes() {
    #expect(
      zstack(fixed(5, 3), text("ab"), color("c").frame(width: 1, height: 1)).picture(width: nil, height: nil)
        == """
        #####
        #ac##
        #####

        """)
  }

  @Test func backgroundIsUnderAndOverlayIsOver() {
    #expect(
      text("ab").padding(1).background(color(".")).picture(width: nil, height: nil) == "....\n.ab.\n....\n")
    #expect(
      fixed(3, 2).overlay(alignment: .bottomTrailing, text("9")).picture(width: nil, height: nil)
        == "###\n##9\n")
  }

  @Test func hiddenElementsKeepTheirRoom() {
    #expect(
      hstack(text("a"), text("bc").border().hidden(), text("d")).picture(width: nil, height: nil)
        == "\na      d\n\n")
  }

  @Test func onlyTheAlternativeThatFitsIsDrawn() {
    let tree = viewThatFits(in: .horizontal, text("a long title").border(), text("short"))
    #expect(tree.picture(width: 9, height: 1) == "short\n")
    #expect(tree.picture(width: 14, height: 2) == "┌────────────┐\n│a long title│\n")
    #expect(viewThatFits(in: .vertical, fixed(1, 3), fixed(1, 1)).picture(width: 2, height: 2) == "#\n\n")
  }

  @Test func contentOutsideAViewportIsNotDrawn() {
    let list = vstack(spacing: 0, text("one"), text("two"), text("three"), text("four"))
    let page = vstack(text("top"), scroll(offset: 1, list), text("end"))
    #expect(
      page.picture(width: 7, height: 4) == """
         top
         two ▲
        three▼
         end

        """)
  }

  @Test func marksSayWhereThereIsMore() {
    let list = vstack(text("1"), text("2"), text("3"))
    #expect(scroll(list).picture(width: 2, height: 2) == "1\n2▼\n")
    #expect(scroll(offset: 1, list).picture(width: 2, height: 2) == "2▲\n3\n")
    #expect(scroll(offset: 1, list).picture(width: 2, height: 1) == "2▼\n")
    #expect(scroll(list).picture(width: 2, height: 3) == "1\n2\n3\n")
  }

  @Test func horizontalViewportsClipAndHaveNoMarks() {
    #expect(scroll(axis: .horizontal, offset: 2, text("abcdefgh")).picture(width: 4, height: 1) == "cdef\n")
  }

  @Test func nestedViewportsClipToBoth() {
    let inner = scroll(axis: .horizontal, offset: 1, text("abcdef")).frame(width: 3)
    let page = scroll(offset: 1, vstack(alignment: .leading, text("x"), inner, text("yyyyy")))
    #expect(page.frame(height: 1).picture(width: 8, height: 1) == "bcd  ▼\n")
  }

  @Test func stretchedContentFillsTheViewport() {
    let page = vstack(text("a"), spacer(), text("b"))
    #expect(scroll(stretches: true, page).picture(width: 3, height: 4) == "a\n\n\nb\n")
    #expect(scroll(page).picture(width: 3, height: 4) == "a\nb\n\n\n")
  }

  @Test func nothingInAViewport() {
    #expect(scroll().picture(width: 3, height: 1) == "\n")
    #expect(scroll().size(width: 3, height: 2) == "0 x 2")
  }

  @Test func stylesComeWithTheElement() {
    var tree = Tree()
    var bold = Style()
    bold.attributes = .bold
    let style = tree.styles.number(of: bold)
    tree.open(.stack(StackElement(axis: .horizontal)))
    tree.add(.text(TextElement(span: tree.text.append("ab"))), style: style)
    tree.add(.text(TextElement(span: tree.text.append("c"))))
    tree.close()
    let canvas = Canvas(
      tree, Placement(tree, in: Proposal(width: 9, height: 1)), size: Size(width: 5, height: 1))
    #expect(canvas.styleNumbers == [style, style, 0, 0, 0])
  }
}
