import Screens
import Testing

/// Tabs of which the first pushes a screen by state and presents a sheet, and the second a split in a sheet.
private struct Layered: Node {
  @State private var isUp = false
  @State private var isRaised = false
  @State private var choice: Int?

  var body: some Node {
    TabsNode {
      TabNode("Home") {
        Stack {
          VStackNode {
            ButtonNode("Sheet") { isUp = true }
            ButtonNode("Raise") { isRaised = true }
          }
          .title("Home")
          .destination(isPresented: $isRaised) { TextNode("x").title("Raised") }
          .sheet(isPresented: $isUp) {
            TextNode("Content").title("Filter").toolbar {
              ToolbarItem { ButtonNode("Done") { isUp = false } }
            }
          }
        }
      }
      TabNode("Search") {
        ButtonNode("Open") { isUp = true }.sheet(isPresented: $isUp) {
          SplitNode(selection: $choice) {
            LinkNode("One", value: 1)
          } detail: {
            TextNode("Number \($0)")
          }
        }
      }
    }
  }
}

@Test func N27_aSheetOverTabsBlocksTheTabs() throws {
  let session = Session(Layered())
  try session.tap("Sheet")
  #expect(
    session.text
      == """
      ╭──────────────────────────────────────╮
      │                 Home                 │
      ├──────────────────────────────────────┤
      │ ╭──────────────────────────────────╮ │
      │ │              Filter     [ Done ] │ │
      │ ├──────────────────────────────────┤ │
      │ │                                  │ │
      │ │             Content              │ │
      ├─│                                  │─┤
      │ ╰──────────────────────────────────╯ │
      ╰──────────────────────────────────────╯

      """)
  let failure = session.failure { try $0.selectTab("Search") }
  #expect(failure?.description.contains("the sheet \"Filter\" is shown over it") == true)
  #expect(session.screen.controls.map(\.label) == ["Done"])
  try session.tap("Done")
  try session.selectTab("Search")
  #expect(session.screen.controls.map(\.label) == ["Open", "Home", "Search"])
}

@Test func N27_reselectingATabPopsAScreenPushedByState() throws {
  let session = Session(Layered())
  try session.tap("Raise")
  #expect(session.screen.title == "Raised")
  try session.selectTab("Home")
  #expect(session.screen.title == "Home")
  #expect(session.transitions == [.push(1), .pop(1)])
  #expect(!session.events.contains(.alreadyAtRoot))
}

@Test func aSplitScreenInASheetMeetsItsFrame() throws {
  let session = Session(Layered(), on: .desktop.width(62))
  try session.selectTab("Search")
  try session.tap("Open")
  #expect(
    session.text
      == """
      ╭────────────────────────────────────────────────────────────╮
      │                                                            │
      │                          [ Open ]                          │
      │ ╭────────────────────┬───────────────────────────────────╮ │
      │ │                    │                                   │ │
      │ │ One              › │       Nothing is selected.        │ │
      ├─│                    │                                   │─┤
      │ ╰────────────────────┴───────────────────────────────────╯ │
      ╰────────────────────────────────────────────────────────────╯

      """)
}
