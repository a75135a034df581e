import Screens
import Testing

@Test func aWideScreenShowsTheSidebarBesideTheDetails() {
  let session = Session(Mails(Choice(2)), on: .desktop)
  #expect(
    session.text
      == """
      ╭──────────────────────────┬───────────────────────────────────────────────────╮
      │          Inbox           │                      Mail 2                       │
      ├──────────────────────────┼───────────────────────────────────────────────────┤
      │                          │                                                   │
      │ Mail 1                 › │ [ Star 0 ]                                        │
      │ Mail 2                 › │ Sender                                          › │
      │ Mail 3                 › │                                                   │
      │ Archive                › │                                                   │
      │                          │                                                   │
      ╰──────────────────────────┴───────────────────────────────────────────────────╯

      """)
  #expect(
    session.screen.controls.map(\.label) == ["Mail 1", "Mail 2", "Mail 3", "Archive", "Star", "Sender"])
  #expect(session.codes == [])
}

@Test func withoutASelectionThePlaceholderStandsForTheDetails() {
  #expect(
    render(Mails(Choice(), hasSelectableRows: true), on: .desktop)
      == """
      ╭──────────────────────────┬───────────────────────────────────────────────────╮
      │          Inbox           │                                                   │
      ├──────────────────────────┤               No mail is selected.                │
      │                          │                                                   │
      │ ( ) Mail 1               │                                                   │
      │ ( ) Mail 2               │                                                   │
      │ ( ) Mail 3               │                                                   │
      │                          │                                                   │
      ╰──────────────────────────┴───────────────────────────────────────────────────╯

      """)
  let plain = SplitNode(selection: .constant(Int?.none)) {
    TextNode("Sidebar")
  } detail: {
    TextNode("Number \($0)")
  }
  #expect(
    render(plain, on: .plain(width: 60)) == "Sidebar             │ Nothing is selected.\n")
}

@Test func aNarrowScreenShowsOneStack() throws {
  let choice = Choice()
  let session = Session(Mails(choice), on: .phone)
  #expect(
    session.text
      == """
      ╭──────────────────────────────────────╮
      │                Inbox                 │
      ├──────────────────────────────────────┤
      │                                      │
      │ Mail 1                             › │
      │ Mail 2                             › │
      │ Mail 3                             › │
      │ Archive                            › │
      │                                      │
      ╰──────────────────────────────────────╯

      """)
  try session.tap("Mail 2")
  #expect(
    session.text
      == """
      ╭──────────────────────────────────────╮
      │ ‹ Inbox        Mail 2                │
      ├──────────────────────────────────────┤
      │                                      │
      │ [ Star 0 ]                           │
      │ Sender                             › │
      │                                      │
      ╰──────────────────────────────────────╯

      """)
}

@Test func theWatchHasOneStackToo() {
  #expect(
    render(Mails(Choice(1)), on: .watch)
      == """
      ╭──────────────────╮
      │‹ Inbox   Mail 1  │
      ├──────────────────┤
      │[ Star 0 ]        │
      │Sender           ›│
      ╰──────────────────╯

      """)
}

@Test func theFirstWideScreenHas60Cells() {
  #expect(render(Mails(Choice(1)), on: .desktop.width(59)).contains("‹ Inbox"))
  #expect(render(Mails(Choice(1)), on: .desktop.width(60)).contains("│       Inbox        │"))
}

@Test func aSplitScreenIsWrittenInASCIIAndFromTheRightToo() {
  let device = Device.desktop.width(60)
  #expect(
    render(Mails(Choice(1)), on: device.glyphs(.ascii)).hasPrefix(
      """
      +--------------------+-------------------------------------+
      |       Inbox        |               Mail 1                |
      +--------------------+-------------------------------------+
      |                    |                                     |
      | Mail 1           > | [ Star 0 ]                          |

      """))
  #expect(
    render(Mails(Choice(1)).environment(\.layoutDirection, .rightToLeft), on: device).hasPrefix(
      """
      ╭─────────────────────────────────────┬────────────────────╮
      │                Mail 1               │        Inbox       │
      ├─────────────────────────────────────┼────────────────────┤
      │                                     │                    │
      │                          [ Star 0 ] │ ‹           Mail 1 │

      """))
}

@Test func aSplitScreenWithAHeightFillsItAndScrollsItsDetails() {
  let session = Session(
    SplitNode(selection: .constant(1)) {
      TextNode("Side").title("Side")
    } detail: { _ in
      ListNode { ForEachNode(0..<9) { TextNode("Row \($0)") } }
    }, on: .desktop.width(60).height(6))
  session.scroll(to: 4)
  #expect(
    session.text
      == """
      ╭────────────────────┬─────────────────────────────────────╮
      │        Side        │ Row 3                               ▲
      ├────────────────────┤ Row 4                               │
      │                    │ Row 5                               │
      │        Side        │ Row 6                               ▼
      ╰────────────────────┴─────────────────────────────────────╯

      """)
}

@Test(arguments: [102, 103, 104, 205]) func theRuleMeetsTheFrameOnTallScreensToo(_ rows: Int) {
  let all = render(Mails(Choice(3)), on: .desktop.height(rows)).split(separator: "\n")
  #expect(all.count == rows)
  #expect(all.first?.contains("─┬─") == true)
  #expect(all.last?.contains("─┴─") == true)
}

@Test func aSplitScreenInATabMeetsTheBar() {
  let tabs = TabsNode { TabNode("Mail") { Mails(Choice(3)) } }
  #expect(
    render(tabs, on: .desktop.width(60)).hasSuffix(
      """
      │ Archive          › │                                     │
      │                    │                                     │
      ├────────────────────┴─────────────────────────────────────┤
      │                          [Mail]                          │
      ╰──────────────────────────────────────────────────────────╯

      """))
}

@Test func aSplitBelowSomethingElseIsDrawnWithoutJoints() {
  let node = VStackNode {
    TextNode("Above")
    Mails(Choice(3))
  }
  #expect(
    render(node, on: .desktop.width(60)).hasPrefix(
      """
      ╭──────────────────────────────────────────────────────────╮
      │                                                          │
      │                          Above                           │
      │        Inbox        │               Mail 3               │
      │ ─────────────────── │ ────────────────────────────────── │
      │ Mail 1            › │ [ Star 0 ]                         │

      """))
}
