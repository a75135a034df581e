import Screens
import Testing

/// Rows that run from right to left: what leads stands at the right, and text stays in logical order (rule B7).
struct LayoutDirectionTests {
  private func picture<Content: Node>(_ content: Content, width: Int = 20) -> String {
    render(content.environment(\.layoutDirection, .rightToLeft), on: .plain(width: width))
  }

  @Test func rowsRunFromTheRight() {
    #expect(
      picture(
        HStackNode {
          TextNode("one"); TextNode("two"); TextNode("three")
        }) == "three two one\n")
    #expect(
      picture(
        HStackNode {
          TextNode("A"); SpacerNode(); TextNode("B")
        }, width: 10) == "B        A\n")
  }

  @Test func leadingIsRight() {
    let column = VStackNode(alignment: .leading) {
      TextNode("ab"); TextNode("wxyz")
    }
    #expect(picture(column) == "  ab\nwxyz\n")
    #expect(picture(TextNode("ab").frame(width: 6, alignment: .leading)) == "    ab\n")
    #expect(picture(TextNode("ab").frame(maxWidth: .infinity, alignment: .trailing), width: 6) == "ab\n")
    #expect(picture(TextNode("ab").padding(.leading, 3).border()) == "┌─────┐\n│ab   │\n└─────┘\n")
    #expect(picture(TextNode("one three").frame(width: 5)) == "  one\nthree\n")
    let badge = TextNode("......").overlay(alignment: .topLeading) { TextNode("9") }
    #expect(picture(badge) == ".....9\n")
  }

  @Test func textStaysInLogicalOrder() {
    #expect(picture(TextNode("שלום abc")) == "שלום abc\n")
  }

  @Test func destructiveButtonsAreMirrored() {
    #expect(picture(ButtonNode("Delete", role: .destructive) {}) == "[ Delete !]\n")
  }

  @Test func chevronsPointTheOtherWay() throws {
    struct Menu: Node {
      @State private var path: [Int] = []
      var body: some Node {
        Stack(path: $path) {
          LinkNode("Next", value: 1)
            .title("Menu")
            .destination(for: Int.self) { _ in TextNode("Here").title("Next") }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    let session = Session(Menu(), on: .phone.width(24))
    #expect(
      session.text == """
        ╭──────────────────────╮
        │         Menu         │
        ├──────────────────────┤
        │                      │
        │ ‹               Next │
        │                      │
        ╰──────────────────────╯

        """)
    try session.tap("Next")
    #expect(
      session.text == """
        ╭──────────────────────╮
        │         Next  Menu › │
        ├──────────────────────┤
        │                      │
        │         Here         │
        │                      │
        ╰──────────────────────╯

        """)
  }

  @Test func aPartOfAScreenMayRunTheOtherWay() {
    let rows = VStackNode(alignment: .leading) {
      HStackNode {
        TextNode("a"); TextNode("b")
      }
      HStackNode {
        TextNode("a"); TextNode("b")
      }.environment(\.layoutDirection, .rightToLeft)
      HStackNode {
        TextNode("a"); TextNode("b")
      }
    }
    #expect(render(rows, on: .plain(width: 9)) == "a b\nb a\na b\n")
  }
}
