import Screens
import Testing

@Test func itemsStandAroundTheTitleAndUnderTheContent() {
  let session = Session(Notes(Router([])), on: .phone)
  #expect(
    session.text
      == """
      ╭──────────────────────────────────────╮
      │ [ Edit ]       Notes         [ Add ] │
      ├──────────────────────────────────────┤
      │                                      │
      │ Milk                               › │
      │                                      │
      ├──────────────────────────────────────┤
      │                1 note                │
      ╰──────────────────────────────────────╯

      """)
  #expect(session.screen.controls.map(\.label) == ["Edit", "Add", "Milk"])
  #expect(
    session.screen.controls.map(\.frame) == [
      Rect(x: 2, y: 1, width: 8, height: 1), Rect(x: 31, y: 1, width: 7, height: 1),
      Rect(x: 2, y: 4, width: 36, height: 1),
    ])
}

@Test func itemsBelongToTheScreenThatDeclaresThem() throws {
  let log = Log()
  let session = Session(Notes(Router([]), log: log))
  try session.tap("Edit")
  try session.tap("Milk")
  #expect(
    session.text
      == """
      ╭──────────────────────────────────────╮
      │ ‹ Notes         Note       [ Share ] │
      ├──────────────────────────────────────┤
      │                                      │
      │                Note 1                │
      │                                      │
      ╰──────────────────────────────────────╯

      """)
  #expect(session.screen.controls.map(\.label) == ["Notes", "Share"])
  try session.tap("Share")
  try session.back()
  try session.tap("Add")
  #expect(log.entries == ["edit", "share", "add"])
}

@Test func aWideScreenHasRoomForEverything() {
  #expect(
    render(Notes(Router([1])), on: .desktop)
      == """
      ╭──────────────────────────────────────────────────────────────────────────────╮
      │ ‹ Notes                             Note                           [ Share ] │
      ├──────────────────────────────────────────────────────────────────────────────┤
      │                                                                              │
      │                                    Note 1                                    │
      │                                                                              │
      ╰──────────────────────────────────────────────────────────────────────────────╯

      """)
}

@Test func theBottomItemsStayAtTheBottomOfAScreenWithAHeight() {
  #expect(
    render(Notes(Router([])), on: .plain(width: 30).height(7))
      == """
      [ Edit ]  Notes        [ Add ]
      ──────────────────────────────
      Milk                         ›


      ──────────────────────────────
      1 note

      """)
}

@Test func withoutAStackTheWholeScreenHasTheBars() throws {
  let log = Log()
  let session = Session(
    TextNode("Content").toolbar { ToolbarItem(.bottom) { ButtonNode("Go") { log("go") } } }, on: .watch)
  #expect(
    session.text
      == """
      ╭──────────────────╮
      │     Content      │
      ├──────────────────┤
      │      [ Go ]      │
      ╰──────────────────╯

      """)
  try session.tap("Go")
  #expect(log.entries == ["go"])
}

@Test func toolbarsOnOneScreenAddUp() {
  let session = Session(
    TextNode("Content")
      .toolbar { ToolbarItem { ButtonNode("One") {} } }
      .title("All")
      .toolbar {
        ToolbarItem(.leading) { ButtonNode("Zero") {} }
        ToolbarItem(.trailing) { ButtonNode("Two") {} }
      })
  #expect(session.text.contains("│ [ Zero ]     All     [ One ] [ Two ] │"))
}

@Test func itemsMayComeAndGoAndKeepTheirState() throws {
  final class Switch { var isOn = true }
  let power = Switch()
  let session = Session(
    Computed {
      TextNode("Content").toolbar {
        if power.isOn { ToolbarItem { ButtonNode("Extra") {} } }
        for name in ["A", "B"] { ToolbarItem(.bottom) { TapCounter(name) } }
      }
    })
  try session.tap("B")
  power.isOn = false
  #expect(session.text.contains("[ A 0 ] [ B 1 ]"))
  #expect(session.screen.controls.map(\.label) == ["A", "B"])
}

@Test func N21_itemsOfACoveredScreenKeepTheirState() throws {
  let session = Session(
    Stack {
      LinkNode("Open", value: 1).title("Root")
        .toolbar { ToolbarItem { TapCounter("Likes") } }
        .destination(for: Int.self) { _ in TextNode("x").toolbar { ToolbarItem { TapCounter("Likes") } } }
    })
  try session.tap("Likes")
  try session.tap("Open")
  #expect(session.text.contains("[ Likes 0 ]"))
  try session.back()
  #expect(session.text.contains("[ Likes 1 ]"))
}

@Test func N26_dismissInAnItemLeavesItsScreen() throws {
  struct Done: Node {
    @Environment(\.dismiss) private var dismiss
    var body: some Node { ButtonNode("Done") { dismiss() } }
  }
  let session = Session(
    Stack {
      LinkNode("Open", value: 1).title("Root").destination(for: Int.self) { _ in
        TextNode("x").toolbar { ToolbarItem { Done() } }
      }
    })
  try session.tap("Open")
  try session.tap("Done")
  #expect(session.screen.title == "Root")
}

@Test func N5_linksInItemsPushAndAreDisabledWhereTheyLeadNowhere() throws {
  let session = Session(
    Stack {
      TextNode("Root").title("Root").destination(for: Int.self) { TextNode("Number \($0)") }
        .toolbar {
          ToolbarItem(.trailing) { LinkNode("Go", value: 7) }
          ToolbarItem(.bottom) { LinkNode("Nowhere", value: "x") }
        }
    })
  #expect(session.codes == [.missingDestination])
  #expect(session.text.contains("│ Nowhere                            · │"))
  #expect(session.failure { try $0.tap("Nowhere") }?.reason == .noDestination(value: "x", type: "String"))
  try session.tap("Go")
  #expect(session.text.contains("Number 7"))
}

@Test func N23_nodesInItemsComeAndGoWithTheirScreen() throws {
  let log = Log()
  let session = Session(
    Stack {
      LinkNode("Open", value: 1).title("Root").destination(for: Int.self) { _ in TextNode("x") }
        .toolbar {
          ToolbarItem { TextNode("i").onAppear { log("+item") }.onDisappear { log("-item") } }
        }
    })
  try session.tap("Open")
  try session.back()
  #expect(log.entries == ["+item", "-item", "+item"])
}

@Test func aTabHasTheBarsOfItsStackOverTheTabs() {
  #expect(
    render(
      TabsNode {
        TabNode("A") { Notes(Router([])) }
        TabNode("B") { TextNode("x").toolbar { ToolbarItem { ButtonNode("Not here") {} } } }
      })
        == """
        ╭──────────────────────────────────────╮
        │ [ Edit ]       Notes         [ Add ] │
        ├──────────────────────────────────────┤
        │                                      │
        │ Milk                               › │
        │                                      │
        ├──────────────────────────────────────┤
        │                1 note                │
        ├──────────────────────────────────────┤
        │                [A]  B                │
        ╰──────────────────────────────────────╯

        """)
}

@Test func aToolbarAroundAStackIsADiagnostic() {
  let session = Session(Stack { TextNode("x") }.toolbar { ToolbarItem { ButtonNode("Lost") {} } })
  #expect(session.codes == [.toolbarOutsideScreen])
  #expect(
    session.messages == [
      "A toolbar stands around a Stack or around tabs, where no screen has a bar for its items, and is not shown. "
        + "Put .toolbar { … } on a node inside the Stack or the TabNode."
    ])
  #expect(session.screen.controls == [])
}
