import Screens
import Testing

/// The last rows of a screen with tabs, one of them selected.
private func bar(
  _ titles: [String], selected: String, badge: String? = nil, rows: Int = 3, on device: Device
) -> String {
  let tabs = TabsNode(selection: .constant(selected)) {
    for title in titles {
      TabNode(title, value: title) { TextNode("x") }.badge(title == selected ? badge : nil)
    }
  }
  let all = render(tabs, on: device).split(separator: "\n")
  return all.suffix(rows).joined(separator: "\n")
}

@Test func tabsStandInARowAtTheBottomOfThePhone() {
  #expect(
    render(TabApp(TabState()), on: .phone)
      == """
      ╭──────────────────────────────────────╮
      │                 Shop                 │
      ├──────────────────────────────────────┤
      │                                      │
      │ Profile                            › │
      │ Product 1                          › │
      │                                      │
      ├──────────────────────────────────────┤
      │   [⌂ Home]  ⌕ Search  ☺ Profile 3    │
      ╰──────────────────────────────────────╯

      """)
}

@Test func tabsStandInTwoRowsOnTheWatch() {
  let session = Session(TabApp(TabState()), on: .watch)
  #expect(
    session.text
      == """
      ╭──────────────────╮
      │       Shop       │
      ├──────────────────┤
      │Profile          ›│
      │Product 1        ›│
      ├──────────────────┤
      │[⌂ Home]  ⌕ Search│
      │   ☺ Profile 3    │
      ╰──────────────────╯

      """)
  let tabs = session.screen.controls.filter { $0.role == .tab }
  #expect(
    tabs.map(\.frame) == [
      Rect(x: 1, y: 6, width: 8, height: 1), Rect(x: 11, y: 6, width: 8, height: 1),
      Rect(x: 4, y: 7, width: 11, height: 1),
    ])
}

@Test func tabsStandInTheMiddleOfTheDesktop() {
  let state = TabState()
  state.tab = .search
  #expect(
    render(TabApp(state), on: .desktop)
      == """
      ╭──────────────────────────────────────────────────────────────────────────────╮
      │                              Search everything                               │
      ├──────────────────────────────────────────────────────────────────────────────┤
      │                                                                              │
      │                                  [ Find 0 ]                                  │
      │                                                                              │
      ├──────────────────────────────────────────────────────────────────────────────┤
      │                       ⌂ Home  [⌕ Search]  ☺ Profile 3                        │
      ╰──────────────────────────────────────────────────────────────────────────────╯

      """)
}

@Test func tabsStandAtTheLeftWithoutAFrame() {
  #expect(
    render(TabApp(TabState()), on: .plain(width: 36))
      == """
      Shop
      ────────────────────────────────────
      Profile                            ›
      Product 1                          ›
      ────────────────────────────────────
      [⌂ Home]  ⌕ Search  ☺ Profile 3

      """)
}

@Test func tabsStayAtTheBottomOfAScreenWithAHeight() {
  #expect(
    render(TabApp(TabState(), badge: 0), on: .watch.height(10))
      == """
      ╭──────────────────╮
      │       Shop       │
      ├──────────────────┤
      │Profile          ›│
      │Product 1        ›│
      │                  │
      ├──────────────────┤
      │[⌂ Home]  ⌕ Search│
      │    ☺ Profile     │
      ╰──────────────────╯

      """)
}

@Test func tabsAreWrittenInASCIIToo() {
  #expect(
    render(TabApp(TabState()), on: .plain(width: 40).glyphs(.ascii)).hasSuffix(
      """
      ----------------------------------------
      [Home]  Search  Profile 3

      """))
}

@Test func tabsRunFromTheRightWhereRowsDo() {
  #expect(
    render(TabApp(TabState()).environment(\.layoutDirection, .rightToLeft), on: .plain(width: 34))
      .hasSuffix("\n   3 Profile ☺  Search ⌕  [Home ⌂]\n"))
}

@Test func moreTabsThanFitStandInMoreRows() {
  let titles = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]
  #expect(bar(titles, selected: "Six", rows: 1, on: .plain(width: 43)).hasSuffix("Five  [Six]  Seven"))
  #expect(
    bar(titles, selected: "Six", rows: 5, on: .watch)
      == """
      ├──────────────────┤
      │ One  Two  Three  │
      │   Four  Five     │
      │  [Six]  Seven    │
      ╰──────────────────╯
      """)
  #expect(
    bar(titles, selected: "Six", rows: 9, on: .watch.width(7))
      == """
      ├─────┤
      │ One │
      │ Two │
      │Three│
      │Four │
      │Five │
      │[Six]│
      │Seven│
      ╰─────╯
      """)
}

@Test func everyOneOfManyTabsCanBeSelected() throws {
  let session = Session(
    TabsNode {
      for number in 1...200 { TabNode("Tab \(number)") { TextNode("Content \(number)") } }
    }, on: .watch)
  try session.selectTab("Tab 200")
  #expect(session.text.contains("Content 200"))
  #expect(session.text.contains("[Tab 200]"))
  #expect(session.screen.controls.count == 200)
  #expect(session.screen.controls.allSatisfy { !$0.frame.isEmpty })
}

@Test func aTitleLongerThanTheScreenIsCutAndItsMarksAreNot() {
  #expect(
    bar(["A long title"], selected: "A long title", badge: "9", on: .watch.width(12)).contains("[A lon… 9]"))
}

@Test func aBadgeStandsBehindTheTitleAndIsTheValueOfTheTab() {
  func value(_ tab: TabNode<String>) -> String? {
    let session = Session(TabsNode { tab }, on: .plain(width: 30))
    #expect(session.screen.controls.map(\.label) == ["Mail"])
    return session.screen.controls[0].value
  }
  let tab = TabNode("Mail") { TextNode("x") }
  #expect(value(tab) == nil)
  #expect(value(tab.badge(3)) == "3")
  #expect(value(tab.badge("New")) == "New")
  #expect(value(tab.badge(0)) == nil)
  #expect(value(tab.badge(nil)) == nil)
  #expect(value(tab.badge("")) == nil)
  #expect(value(tab.badge(3).badge(0)) == nil)
  #expect(bar(["Mail"], selected: "Mail", badge: "2\n1", rows: 1, on: .plain(width: 20)) == "[Mail 2 1]")
}

@Test func disabledTabsCanNotBeSelected() {
  let state = TabState()
  let session = Session(TabApp(state).disabled())
  #expect(session.failure { try $0.selectTab("Search") }?.reason == .disabled)
  #expect(state.writes == [])
}
