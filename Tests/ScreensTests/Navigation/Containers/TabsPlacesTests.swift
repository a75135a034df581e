import Screens
import Testing

@Test func tabsBesideSomethingElseHaveABarOfTheirOwn() {
  let state = TabState()
  let session = Session(
    HStackNode {
      TabApp(state)
      TextNode("right")
    })
  #expect(
    session.text
      == """
      ╭──────────────────────────────────────╮
      │                                      │
      │              Shop                    │
      │ ──────────────────────────────       │
      │ Profile                      ›       │
      │ Product 1                    › right │
      │ ──────────────────────────────       │
      │       [⌂ Home]  ⌕ Search             │
      │          ☺ Profile 3                 │
      │                                      │
      ╰──────────────────────────────────────╯

      """)
  #expect(session.codes == [])
}

@Test func N9_tabsInAStackBelongToItsScreen() throws {
  let session = Session(
    Stack {
      TabsNode {
        TabNode("Numbers") { LinkNode("Seven", value: 7).title("Numbers of mine") }
        TabNode("Words") {
          TextNode("x").title("Words of mine").destination(for: Int.self) { TextNode("Number \($0)") }
        }
      }
    })
  #expect(
    session.text
      == """
      ╭──────────────────────────────────────╮
      │           Numbers of mine            │
      ├──────────────────────────────────────┤
      │                                      │
      │ Seven                              › │
      │ ──────────────────────────────────── │
      │           [Numbers]  Words           │
      │                                      │
      ╰──────────────────────────────────────╯

      """)
  try session.selectTab("Words")
  #expect(session.screen.title == "Words of mine")
  try session.selectTab("Numbers")
  try session.tap("Seven")
  #expect(session.screen.path == ["7"])
  #expect(session.screen.backLabel == "Numbers of mine")
  #expect(session.text.contains("Number 7"))
  #expect(
    session.events == [
      .appeared("Numbers of mine"), .wrotePath(["7"]), .push(1), .appeared("7"),
      .disappeared("Numbers of mine"),
    ])
}

@Test func tabsInATabHaveTheirOwnBar() throws {
  let session = Session(
    TabsNode {
      TabNode("Outer") {
        TabsNode {
          TabNode("Inner 1") { TextNode("one").title("First") }
          TabNode("Inner 2") { TextNode("two").title("Second") }
        }
      }
      TabNode("Other") { TextNode("other") }
    }, on: .watch)
  try session.selectTab("Inner 2")
  #expect(
    session.text
      == """
      ╭──────────────────╮
      │      Second      │
      ├──────────────────┤
      │       two        │
      ├──────────────────┤
      │Inner 1  [Inner 2]│
      ├──────────────────┤
      │  [Outer]  Other  │
      ╰──────────────────╯

      """)
  #expect(session.events == [.appeared("First"), .appeared("Second"), .disappeared("First")])
}

@Test func N30_tabsInheritFromAroundThemAndNotFromEachOther() {
  let session = Session(
    TabsNode {
      TabNode("A") { ButtonNode("Plain") {}.buttonStyle(.plain) }
      TabNode("B") { ButtonNode("Prominent") {} }
    }
    .buttonStyle(.borderedProminent))
  #expect(session.text.contains("│                Plain                 │"))
  _ = try? session.selectTab("B")
  #expect(session.text.contains("▐ Prominent ▌"))
}

@Test func N26_dismissOnATabPopsItsOwnStack() throws {
  struct Leaving: Node {
    @Environment(\.dismiss) private var dismiss
    var body: some Node { ButtonNode("Leave") { dismiss() } }
  }
  let path = Router([1])
  let session = Session(
    TabsNode {
      TabNode("A") {
        Stack(path: path.binding) { TextNode("Root").destination(for: Int.self) { _ in Leaving() } }
      }
      TabNode("B") { Leaving() }
    })
  try session.tap("Leave")
  #expect(path.writes == [[]])
  try session.selectTab("B")
  try session.tap("Leave")
  #expect(path.writes == [[]])
}
