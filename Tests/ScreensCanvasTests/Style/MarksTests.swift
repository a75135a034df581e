import ScreensCanvas
import Testing

@Suite struct MarksTests {
  @Test(arguments: [
    (Border.single, "┌─┐│└─┘├┤┬┴"), (.rounded, "╭─╮│╰─╯├┤┬┴"), (.heavy, "┏━┓┃┗━┛┠┨┯┷"),
    (.double, "╔═╗║╚═╝╟╢╤╧"),
  ])
  func piecesOfEachBorder(border: Border, expected: String) {
    let pieces = Marks.unicode.pieces(of: border)
    let cells = [
      pieces.topLeft, pieces.top, pieces.topRight, pieces.side, pieces.bottomLeft, pieces.bottom,
      pieces.bottomRight, pieces.joinLeft, pieces.joinRight, pieces.joinTop, pieces.joinBottom,
    ]
    #expect(String(String.UnicodeScalarView(cells.map { Unicode.Scalar($0)! })) == expected)
  }

  @Test func marks() {
    let glyphs = Marks.unicode
    let cells = [
      glyphs.horizontalRule, glyphs.verticalRule, glyphs.ellipsis, glyphs.moreAbove, glyphs.moreBelow,
      glyphs.disabledBlank, glyphs.prominentLeft, glyphs.prominentRight,
    ]
    #expect(String(String.UnicodeScalarView(cells.map { Unicode.Scalar($0)! })) == "─│…▲▼·▐▌")
  }

  @Test(arguments: [(Glyphs.unicode, "•−"), (.ascii, "*-")])
  func marksOfFormControls(glyphs: Glyphs, expected: String) {
    let cells = [glyphs.marks.secret, glyphs.marks.minus]
    #expect(String(String.UnicodeScalarView(cells.map { Unicode.Scalar($0)! })) == expected)
  }

  @Test func roomOfBrackets() {
    let all: [Brackets] = [.bordered, .prominent, .destructive, .prominentDestructive]
    #expect(all.map(\.leading) == [2, 2, 3, 3])
    #expect(all.map(\.trailing) == [2, 2, 2, 2])
  }
}
