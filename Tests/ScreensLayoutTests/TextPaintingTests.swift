import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct TextPaintingTests {
  @Test(arguments: [
    (TextAlignment.leading, "one\nthree\nat\n"), (.center, " one\nthree\n at\n"),
    (.trailing, "  one\nthree\n   at\n"),
  ])
  func linesAreAlignedWithinTheText(alignment: TextAlignment, picture: String) {
    #expect(text("one three at", alignment: alignment).picture(width: 5, height: 3) == picture)
  }

  @Test func aCutTextEndsInAnEllipsis() {
    #expect(text("one three", lineLimit: 1).picture(width: 6, height: 2) == "one t…\n\n")
  }

  @Test func linesAboveAndBelowTheCanvasAreLeftOut() {
    let lines = text("a\nb\nc\nd").fixedSize().offset(x: 0, y: -1)
    #expect(lines.picture(width: 1, height: 2) == "b\nc\n")
  }

  @Test func nothingIsDrawnForAnEmptyText() {
    #expect(hstack(spacing: 0, text(""), text("a")).picture(width: nil, height: nil) == "a\n")
  }

  @Test func aTailComesAfterItsMark() {
    var tree = Tree()
    let span = tree.text.append("abcdefgh")
    tree.add(.text(TextElement(span: span, truncation: .middle)))
    let placement = Placement(tree, in: Proposal(width: 5, height: 1))
    #expect(Encoding.text.encode(Canvas(tree, placement, size: Size(width: 5, height: 1))) == "ab…gh\n")
  }
}
