import ScreensCanvas
import Testing

@Suite struct ANSITests {
  @Test func unstyledRowsAreThePlainOnes() {
    #expect(encoded(width: 4, height: 2) { pen, _ in pen.write("ab", x: 1) } == " ab\n\n")
  }

  @Test func aStyledRunIsSetAndReset() {
    let output = encoded(width: 6) { pen, styles in
      pen.write("a", x: 0)
      pen.write("bc", x: 1, style: styles[0])
      pen.write("d", x: 3)
    }
    #expect(output == "a\u{1B}[1;31mbc\u{1B}[0md\n")
  }

  @Test func oneStyleAfterAnotherStartsAfresh() {
    let output = encoded(width: 2) { pen, styles in
      pen.write("a", x: 0, style: styles[0])
      pen.write("b", x: 1, style: styles[1])
    }
    #expect(output == "\u{1B}[1;31ma\u{1B}[0m\u{1B}[44mb\u{1B}[0m\n")
  }

  @Test func everyRowEndsUnstyled() {
    let output = encoded(width: 1, height: 2) { pen, styles in
      for y in 0..<2 { pen.write("a", x: 0, y: y, style: styles[0]) }
    }
    #expect(output == "\u{1B}[1;31ma\u{1B}[0m\n\u{1B}[1;31ma\u{1B}[0m\n")
  }

  @Test func blanksWithABackgroundStay() {
    let output = encoded(width: 5) { pen, styles in
      pen.fill(Canvas.blank, x: 0, y: 0, count: 2, style: styles[1])
      pen.fill(Canvas.blank, x: 2, y: 0, count: 3, style: styles[0])
    }
    #expect(output == "\u{1B}[44m  \u{1B}[0m\n")
  }

  @Test func aStyleThatSetsNothingWritesNothing() {
    #expect(encoded(width: 2) { pen, styles in pen.write("ab", x: 0, style: styles[2]) } == "ab\n")
  }

  @Test(arguments: [
    (Color.red, "31", "41"), (.white, "97", "107"), (.gray, "90", "100"), (.orange, "38;5;208", "48;5;208"),
    (.rgb(1, 20, 255), "38;2;1;20;255", "48;2;1;20;255"), (.indexed(7), "38;5;7", "48;5;7"),
  ])
  func colors(color: Color, foreground: String, background: String) {
    var style = Style()
    style.foreground = color
    #expect(Encoding.sgr(style) == "\u{1B}[\(foreground)m")
    (style.foreground, style.background) = (nil, color)
    #expect(Encoding.sgr(style) == "\u{1B}[\(background)m")
  }

  @Test func attributes() {
    var style = Style()
    #expect(Encoding.sgr(style) == "")
    style.attributes = [.bold, .dim, .italic, .underline, .reverse, .strikethrough]
    #expect(Encoding.sgr(style) == "\u{1B}[1;2;3;4;7;9m")
    style.attributes = []
    style.foreground = .secondary
    #expect(Encoding.sgr(style) == "\u{1B}[2m")
    style.foreground = .primary
    #expect(Encoding.sgr(style) == "")
  }

  /// Without its escapes the output is the plain text, apart from blanks that show.
  @Test(arguments: 0..<20)
  func theSameCellsAsPlainText(seed: Int) {
    let (width, height) = (12, 5)
    var (table, numbers) = (StyleTable(), [UInt16]())
    for style in sampleStyles { numbers.append(table.number(of: style)) }
    var canvas = Canvas(width: width, height: height, styles: table)
    var random = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    canvas.draw { pen in
      for _ in 0..<30 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let (x, y, kind) = (Int(random >> 40 % 14) - 1, Int(random >> 20 % 5), Int(random >> 33 % 4))
        pen.write(["a", "B", "xy", " "][kind], x: x, y: y, style: numbers[Int(random >> 50 % 3)])
      }
    }
    let ansi = Encoding.ansi.encode(canvas)
    let stripped = ansi.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(trimmed(stripped) == Encoding.text.encode(canvas))
    #expect(!stripped.contains("\u{1B}"))
  }

  private var sampleStyles: [Style] {
    var (alert, marked, plain) = (Style(), Style(), Style())
    (alert.foreground, alert.attributes) = (.red, .bold)
    marked.background = .blue
    plain.foreground = .primary
    return [alert, marked, plain]
  }

  private func encoded(width: Int, height: Int = 1, _ body: (inout Pen, [UInt16]) -> Void) -> String {
    var (table, numbers) = (StyleTable(), [UInt16]())
    for style in sampleStyles { numbers.append(table.number(of: style)) }
    var canvas = Canvas(width: width, height: height, styles: table)
    canvas.draw { body(&$0, numbers) }
    return Encoding.ansi.encode(canvas)
  }

  private func trimmed(_ rows: String) -> String {
    rows.split(separator: "\n", omittingEmptySubsequences: false)
      .map { row in String(row.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
  }
}
