import ScreensCanvas
import ScreensLayout
import Testing

/// Rows that are columns where they are too wide.
struct TurnedRowTests {
  private func picture(width: Int, isMirrored: Bool, _ alignment: HorizontalAlignment) -> String {
    var tree = Tree()
    tree.isMirrored = isMirrored
    var row = StackElement(axis: .horizontal, spacing: 1, horizontal: alignment)
    row.turnsIntoColumn = true
    tree.open(.stack(row))
    for text in ["one", "three"] { tree.add(.text(TextElement(span: tree.text.append(text)))) }
    tree.close()
    let placement = Placement(tree, in: Proposal(width: width, height: nil))
    let size = Size(width: width, height: placement.size.height)
    return Painting(tree, placement, size: size).encode(as: .text)
  }

  @Test func aRowThatFitsIsARow() {
    #expect(picture(width: 9, isMirrored: false, .leading) == "one three\n")
    #expect(picture(width: 9, isMirrored: true, .leading) == "three one\n")
  }

  @Test func aRowThatDoesNotFitIsAColumn() {
    #expect(picture(width: 8, isMirrored: false, .leading) == "one\nthree\n")
    #expect(picture(width: 8, isMirrored: false, .center) == " one\nthree\n")
    #expect(picture(width: 8, isMirrored: true, .leading) == "  one\nthree\n")
    #expect(picture(width: 8, isMirrored: true, .center) == " one\nthree\n")
    #expect(picture(width: 8, isMirrored: true, .trailing) == "one\nthree\n")
  }
}
