import Screens
import Testing

/// The bar of a screen pushed over one called "Overview".
private func bar(_ title: String?, on device: Device) -> String {
  let stack = Stack(path: .constant([1])) {
    TextNode("Root").title("Overview").destination(for: Int.self) { _ in
      TextNode("x")
      if let title { EmptyNode().title(title) }
    }
  }
  let rows = render(stack, on: device).split(separator: "\n")
  return String(rows[device.isFramed ? 1 : 0])
}

private func staircase(_ widths: [Int], _ device: (Int) -> Device) -> String {
  widths.map { bar("Settings", on: device($0)) }.joined(separator: "\n")
}

@Test func N29_theBackLabelShortensBeforeTheTitleIsCutOnAPhone() {
  #expect(
    staircase([40, 36, 32, 28, 24, 22, 21, 20, 18, 17, 16, 15]) { .phone.width($0) }
      == """
      │ ‹ Overview    Settings               │
      │ ‹ Overview  Settings             │
      │ ‹ Overview      Settings     │
      │ ‹ Overview    Settings   │
      │ ‹ Overview  Settings │
      │ ‹ Back   Settings  │
      │ ‹ Back  Settings  │
      │ ‹ Back  Settings │
      │ ‹  Settings    │
      │ ‹   Settings  │
      │ ‹  Settings  │
      │ ‹  Settings │
      """)
}

@Test func N29_theBackLabelShortensBeforeTheTitleIsCutOnAWatch() {
  #expect(
    staircase([24, 22, 21, 20, 18, 17, 16, 13]) { .watch.width($0) }
      == """
      │‹ Overview   Settings │
      │‹ Overview  Settings│
      │‹ Back   Settings  │
      │‹ Back   Settings │
      │‹ Back  Settings│
      │‹  Settings    │
      │‹  Settings   │
      │‹  Settings│
      """)
}

@Test func N29_theBackLabelShortensBeforeTheTitleIsCutWithoutAFrame() {
  #expect(
    staircase([30, 20, 19, 16, 15, 11]) { .plain(width: $0) }
      == """
      ‹ Overview  Settings
      ‹ Overview  Settings
      ‹ Back  Settings
      ‹ Back  Settings
      ‹  Settings
      ‹  Settings
      """)
}

@Test func N29_onlyATitleThatDoesNotFitBesideTheChevronIsCut() {
  let row = bar("Settings", on: .plain(width: 10))
  #expect(row.hasPrefix("‹  Se"))
  #expect(row.hasSuffix("…"))
}

@Test func N29_theBackLabelShortensWithoutATitleToo() {
  #expect(bar(nil, on: .plain(width: 12)) == "‹ Overview")
  #expect(bar(nil, on: .plain(width: 9)) == "‹ Back")
  #expect(bar(nil, on: .plain(width: 6)) == "‹")
}

@Test func N29_theTitleStandsInTheMiddleWhereItFits() {
  #expect(bar("Settings", on: .phone) == "│ ‹ Overview    Settings               │")
  let root = Stack { TextNode("x").title("Root") }
  #expect(
    render(root, on: .phone)
      == """
      ╭──────────────────────────────────────╮
      │                 Root                 │
      ├──────────────────────────────────────┤
      │                                      │
      │                  x                   │
      │                                      │
      ╰──────────────────────────────────────╯

      """)
}

@Test func N29_aShortenedBackLabelIsStillFoundByItsWholeName() throws {
  let session = Session(
    Stack {
      LinkNode("One", value: 1).title("Overview").destination(for: Int.self) { _ in
        TextNode("x").title("A rather long title")
      }
    }, on: .watch)
  try session.tap("One")
  #expect(!session.text.contains("Overview"))
  #expect(session.screen.backLabel == "Overview")
  try session.tap("Overview")
  #expect(session.screen.title == "Overview")
}
