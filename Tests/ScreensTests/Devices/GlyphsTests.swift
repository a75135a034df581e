import Screens
import Testing

/// Everything Screens draws itself has an ASCII form.
struct GlyphsTests {
  private enum Page: Hashable { case detail, nowhere(Int) }

  private struct Everything: Node {
    @State private var path: [Page] = []
    @State private var choice: String? = "One"

    var body: some Node {
      Stack(path: $path) {
        VStackNode(alignment: .leading) {
          HStackNode {
            ButtonNode("Bordered") {}
            ButtonNode("Prominent") {}.buttonStyle(.borderedProminent)
          }
          HStackNode {
            ButtonNode("Delete", role: .destructive) {}
            ButtonNode("Off") {}.disabled()
          }
          ListNode(selection: $choice, separators: true) {
            TextNode("One").tag("One")
            TextNode("Two").tag("Two")
          }
          LinkNode("Detail", value: Page.detail)
          LinkNode("Nothing", value: Page?.none)
          HStackNode {
            ImageNode(systemName: "house.fill")
            ImageNode(systemName: "plus")
            TextNode("boxed").border(.double)
            TextNode("a text that is cut").lineLimit(1).frame(width: 9)
          }
          LinkNode("Broken", value: 7)
        }
        .title("Everything")
        .destination(for: Page.self) { _ in EmptyNode().title("Detail") }
      }
    }
  }

  @Test func anASCIIDeviceShowsASCIIOnly() throws {
    let session = Session(Everything(), on: .phone.glyphs(.ascii))
    #expect(
      session.text == """
        +--------------------------------------+
        |              Everything              |
        +--------------------------------------+
        |                                      |
        | [ Bordered ] # Prominent #           |
        | [! Delete ] [.Off.]                  |
        | (*) One                              |
        | ------------------------------------ |
        | ( ) Two                              |
        | Detail                             > |
        | Nothing                            . |
        |                +=====+               |
        | <house.fill> + |boxed| a text...     |
        |                +=====+               |
        | Broken                             . |
        |                                      |
        +--------------------------------------+

        """)
  }

  @Test func theWayBackAndPlaceholders() throws {
    let session = Session(Everything(), on: .phone.glyphs(.ascii))
    try session.tap("Detail")
    #expect(session.text.contains("| < Everything "))
    #expect(session.text.utf8.allSatisfy { $0 < 0x80 })
    struct Reader: Node {
      final class Settings {}
      @Environment(Settings.self) private var settings
      var body: some Node { TextNode("\(settings)") }
    }
    #expect(render(Reader(), on: .plain(width: 90).glyphs(.ascii)).hasPrefix("! Reader reads Settings"))
  }

  @Test(arguments: [(1, "."), (2, ".."), (3, "..."), (4, "a..."), (9, "a long...")])
  func threeDotsStandForTheRest(width: Int, text: String) {
    let node = TextNode("a long text without end").lineLimit(1).frame(width: width)
    #expect(render(node, on: .plain(width: 30).glyphs(.ascii)) == text + "\n")
  }

  @Test func headAndMiddleTruncation() {
    let node = VStackNode(alignment: .leading) {
      TextNode("abcdefghijkl").truncationMode(.head)
      TextNode("abcdefghijkl").truncationMode(.middle)
    }
    .lineLimit(1).frame(width: 8)
    #expect(render(node, on: .plain(width: 8).glyphs(.ascii)) == "...hijkl\nabc...kl\n")
    #expect(render(node, on: .plain(width: 8)) == "…fghijkl\nabcd…jkl\n")
  }

  @Test func aTabWhoseSymbolHasNoGlyphShowsItsTitle() {
    let tabs = TabsNode {
      TabNode("Home", systemImage: "house") { TextNode("a") }
      TabNode("More", systemImage: "plus") { TextNode("b") }
    }
    #expect(render(tabs, on: .phone.width(24).glyphs(.ascii)).contains("|    [Home]  + More    |"))
    #expect(render(tabs, on: .phone.width(24)).contains("│   [⌂ Home]  + More   │"))
  }
}
