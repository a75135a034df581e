import Screens
import Testing

@Suite struct NodeLookTests {
  @Test func textWrapsAtWords() {
    #expect(picture(width: 9) { TextNode("one two three\nfour") } == "one two\nthree\nfour\n")
    #expect(picture(width: 9) { TextNode("substring".dropFirst(3)) } == "string\n")
  }

  @Test func stacksPutChildrenBelowBesideAndOnTop() {
    #expect(
      picture(width: 9) {
        VStackNode {
          TextNode("one")
          TextNode("three")
        }
      } == " one\nthree\n")
    #expect(
      picture(width: 9) {
        VStackNode(alignment: .trailing, spacing: 1) {
          TextNode("one")
          TextNode("three")
        }
      } == "  one\n\nthree\n")
    #expect(
      picture(width: 12) {
        HStackNode {
          TextNode("one")
          TextNode("two")
        }
        HStackNode(alignment: .bottom, spacing: 3) {
          TextNode("a\nb")
          TextNode("c")
        }
      } == "one two\na\nb   c\n")
    #expect(
      picture(width: 9) {
        ZStackNode(alignment: .leading) {
          TextNode("......")
          TextNode("top")
        }
      } == "top...\n")
  }

  @Test func aSpacerTakesWhatIsLeft() {
    #expect(
      picture(width: 12) {
        HStackNode {
          TextNode("left")
          SpacerNode()
          TextNode("right")
        }
        HStackNode {
          TextNode("a")
          SpacerNode(minLength: 4)
          TextNode("b")
        }
        .fixedSize()
      } == "left   right\na    b\n")
  }

  @Test func aDividerStandsAcrossItsStack() {
    #expect(
      picture(width: 8) {
        TextNode("above")
        DividerNode()
        HStackNode {
          TextNode("a\nb")
          DividerNode()
          TextNode("c")
        }
      } == "above\n────────\na │ c\nb │\n")
  }

  @Test func symbolsAreGlyphsAndUnknownOnesNames() {
    let names = [
      "house.fill", "star.fill", "checkmark", "checkmark.circle.fill", "xmark", "chevron.right", "gear",
      "figure.walk",
    ]
    let text = picture(width: 30) {
      HStackNode { ForEachNode(names, id: \.self) { ImageNode(systemName: $0) } }
    }
    #expect(text == "⌂ ★ ✓ ✓ ✕ › ⚙ ‹figure.walk›\n")
  }

  @Test func aLabelIsASymbolAndATitle() {
    #expect(picture { LabelNode("Home", systemImage: "house") } == "⌂ Home\n")
    #expect(picture { LabelNode("Walk", systemImage: "figure.walk") } == "‹figure.walk› Walk\n")
  }

  @Test func nothingShowsNothing() {
    #expect(picture { EmptyNode() } == "")
    #expect(
      picture {
        HStackNode {
          TextNode("a")
          EmptyNode()
          TextNode("b")
        }
      } == "a b\n")
  }

  @Test func everythingCanBeToldApartWithoutColour() {
    struct Settings: Node {
      @State private var theme: Int? = 1
      var body: some Node {
        Stack {
          VStackNode(alignment: .leading) {
            TextNode("Plain text")
            ButtonNode("Plain") {}.buttonStyle(.plain)
            ButtonNode("Bordered") {}
            ButtonNode("Prominent") {}.buttonStyle(.borderedProminent)
            ButtonNode("Destructive", role: .destructive) {}
            ButtonNode("Disabled") {}.disabled()
            LinkNode("Link", value: 1)
            DividerNode()
            ImageNode(systemName: "star")
            ListNode(selection: $theme) {
              TextNode("Selected").tag(1)
              TextNode("Unselected").tag(2)
            }
          }
          .title("Settings")
          .destination(for: Int.self) { TextNode("\($0)") }
        }
      }
    }
    #expect(
      render(Settings(), on: .phone.width(26)) == """
        ╭────────────────────────╮
        │        Settings        │
        ├────────────────────────┤
        │                        │
        │ Plain text             │
        │ Plain                  │
        │ [ Bordered ]           │
        │ ▐ Prominent ▌          │
        │ [! Destructive ]       │
        │ [·Disabled·]           │
        │ Link                 › │
        │ ────────────────────── │
        │ ★                      │
        │ (•) Selected           │
        │ ( ) Unselected         │
        │                        │
        ╰────────────────────────╯

        """)
  }
}
