import Screens
import Testing

/// The rows above the content of a note, or of the list of notes.
private func bar(_ path: [Int] = [], title: String = "Notes", on device: Device) -> String {
  let rows = render(Notes(Router(path), title: title), on: device)
    .split(separator: "\n", omittingEmptySubsequences: false)
  let end = rows.firstIndex { $0.contains("├") } ?? rows.firstIndex { $0.contains("─") }!
  return rows[(device.isFramed ? 1 : 0)..<end].joined(separator: "\n")
}

@Test func N29_theWayBackIsShortenedBeforeAnItemMoves() {
  #expect(
    [40, 32, 30, 26, 25, 22, 21, 20, 18, 17, 15].map { bar([1], on: .watch.width($0)) }.joined(
      separator: "\n")
        == """
        │‹ Notes          Note        [ Share ]│
        │‹ Notes      Note    [ Share ]│
        │‹ Notes     Note   [ Share ]│
        │‹ Notes  Note  [ Share ]│
        │‹ Back  Note  [ Share ]│
        │‹   Note   [ Share ]│
        │‹  Note   [ Share ]│
        │‹  Note  [ Share ]│
        │‹ Notes   Note  │
        │       [ Share ]│
        │‹ Notes   Note │
        │      [ Share ]│
        │‹ Notes  Note│
        │    [ Share ]│
        """)
}

@Test func N29_theTitleIsCutLast() {
  #expect(
    [40, 34, 21, 20, 19].map { bar(title: "A few notes of mine", on: .watch.width($0)) }
      .joined(separator: "\n")
        == """
        │[ Edit ]  A few notes of mine  [ Add ]│
        │      A few notes of mine       │
        │[ Edit ]                 [ Add ]│
        │A few notes of mine│
        │[ Edit ]    [ Add ]│
        │A few notes of mi…│
        │[ Edit ]   [ Add ]│
        │A few notes of m…│
        │[ Edit ]         │
        │[ Add ]          │
        """)
}

@Test func itemsStandInAColumnWhereTheyDoNotFitBesideEachOther() throws {
  let session = Session(Notes(Router([])), on: .watch.width(13))
  #expect(
    session.text
      == """
      ╭───────────╮
      │   Notes   │
      │[ Edit ]   │
      │[ Add ]    │
      ├───────────┤
      │Milk      ›│
      ├───────────┤
      │  1 note   │
      ╰───────────╯

      """)
  #expect(
    session.screen.controls.map(\.frame) == [
      Rect(x: 1, y: 2, width: 8, height: 1), Rect(x: 1, y: 3, width: 7, height: 1),
      Rect(x: 1, y: 5, width: 11, height: 1),
    ])
}

@Test func theWayBackCoversItsLabelOnly() {
  let session = Session(Notes(Router([1])), on: .watch)
  #expect(session.screen.controls.map(\.label) == ["Notes", "Share"])
  #expect(
    session.screen.controls.map(\.frame) == [
      Rect(x: 1, y: 1, width: 1, height: 1), Rect(x: 10, y: 1, width: 9, height: 1),
    ])
}

@Test func barsRunFromTheRightWhereRowsDo() {
  let session = Session(
    Notes(Router([1])).environment(\.layoutDirection, .rightToLeft), on: .plain(width: 30))
  #expect(session.text.hasPrefix("[ Share ]        Note  Notes ›\n"))
}

@Test func aSpacerPushesTheItemsOfTheBottomApart() {
  let node = TextNode("x").toolbar {
    ToolbarItem(.bottom) { ButtonNode("Left") {} }
    ToolbarItem(.bottom) { SpacerNode() }
    ToolbarItem(.bottom) { ButtonNode("Right") {} }
  }
  #expect(render(node, on: .plain(width: 24)).hasSuffix("\n[ Left ]       [ Right ]\n"))
  #expect(render(node, on: .plain(width: 12)).hasSuffix("\n[ Left ]\n[ Right ]\n"))
}
