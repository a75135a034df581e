import Screens
import Testing

@Suite struct TextModifierTests {
  private let text = TextNode("one two three four")

  @Test func aLineLimitCutsTheText() {
    #expect(picture(width: 9) { text.lineLimit(1) } == "one two…\n")
    #expect(picture(width: 9) { text.lineLimit(2) } == "one two\nthree fo…\n")
    #expect(picture(width: 9) { text.lineLimit(nil) } == "one two\nthree\nfour\n")
    #expect(picture(width: 9) { text.lineLimit(1).lineLimit(2) } == "one two…\n")
  }

  @Test func truncationLosesTheEndTheMiddleOrTheBeginning() {
    let word = TextNode("abcdefghij").lineLimit(1)
    #expect(picture(width: 5) { word } == "abcd…\n")
    #expect(picture(width: 5) { word.truncationMode(.tail) } == "abcd…\n")
    #expect(picture(width: 5) { word.truncationMode(.middle) } == "ab…ij\n")
    #expect(picture(width: 5) { word.truncationMode(.head) } == "…ghij\n")
  }

  @Test func linesOfATextStandAgainstEachOther() {
    let lines = TextNode("a\nbbb")
    #expect(picture { lines.multilineTextAlignment(.leading) } == "a\nbbb\n")
    #expect(picture { lines.multilineTextAlignment(.center) } == " a\nbbb\n")
    #expect(picture { lines.multilineTextAlignment(.trailing) } == "  a\nbbb\n")
  }

  private func ansi<Content: Node>(_ content: Content) -> String {
    render(content, on: .plain(width: 10), as: .ansi)
  }

  @Test func weightsAreSequences() {
    let a = TextNode("a")
    #expect(ansi(a) == "a\n")
    #expect(ansi(a.bold()) == "\u{1B}[1ma\u{1B}[0m\n")
    #expect(ansi(a.italic()) == "\u{1B}[3ma\u{1B}[0m\n")
    #expect(ansi(a.underline()) == "\u{1B}[4ma\u{1B}[0m\n")
    #expect(ansi(a.strikethrough()) == "\u{1B}[9ma\u{1B}[0m\n")
    #expect(ansi(a.bold().italic().underline().strikethrough()) == "\u{1B}[1;3;4;9ma\u{1B}[0m\n")
    #expect(ansi(a.bold(false).italic(false).bold()) == "a\n")
  }

  @Test func fontsAreWeights() {
    let weights = Font.allCases.map { ansi(TextNode("a").font($0)) }
    let (bold, plain, dim) = ("\u{1B}[1ma\u{1B}[0m\n", "a\n", "\u{1B}[2ma\u{1B}[0m\n")
    #expect(weights == [bold, bold, bold, bold, bold, plain, plain, plain, dim, dim])
    #expect(ansi(TextNode("a").bold().font(.body)) == bold)
    #expect(ansi(TextNode("a").font(.body).bold()) == plain)
  }

  @Test func coloursAreSequences() {
    #expect(ansi(TextNode("a").foregroundColor(.red)) == "\u{1B}[31ma\u{1B}[0m\n")
    #expect(ansi(TextNode("a").foregroundColor(.rgb(1, 2, 3))) == "\u{1B}[38;2;1;2;3ma\u{1B}[0m\n")
    #expect(ansi(TextNode("a").foregroundColor(nil).foregroundColor(.red)) == "a\n")
    #expect(ansi(ButtonNode("a") {}.tint(.green)) == "\u{1B}[32m[ a ]\u{1B}[0m\n")
    #expect(ansi(ButtonNode("a") {}.tint(nil).tint(.green)) == "[ a ]\n")
    #expect(ansi(TextNode("a").tint(.green)) == "a\n")
  }

  @Test func noWeightOrColourChangesPlainText() {
    #expect(
      picture {
        TextNode("a").bold().italic().underline().strikethrough().font(.caption).foregroundColor(.red)
          .background(.blue)
      } == "a\n")
  }
}
