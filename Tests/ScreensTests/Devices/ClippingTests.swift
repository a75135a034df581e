import Screens
import Testing

/// Content that is wider than the screen is cut at the frame and leaves the frame, the title and the way back whole.
struct ClippingTests {
  @Test func contentThatIsTooWideIsCutAtTheFrame() {
    let node = Stack {
      TextNode("a label that is far too long for it").fixedSize().title("Wide")
    }
    #expect(
      render(node, on: .phone.width(24)) == """
        ╭──────────────────────╮
        │         Wide         │
        ├──────────────────────┤
        │                      │
        │ a label that is far t│
        │                      │
        ╰──────────────────────╯

        """)
  }

  @Test func tabsThatFitAreNotCut() {
    let tabs = TabsNode {
      TabNode("Search") { TextNode("a") }
      TabNode("Profile") { TextNode("b") }
      TabNode("Me") { TextNode("c") }
    }
    #expect(render(tabs, on: .phone.width(25)).contains("│ [Search]  Profile  Me │"))
  }
}
