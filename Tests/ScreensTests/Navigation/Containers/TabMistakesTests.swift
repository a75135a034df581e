import Screens
import Testing

@Test func N27_aSelectionOfNoTabShowsTheFirstAndADiagnostic() {
  let session = Session(
    TabsNode(selection: .constant(Section.profile)) {
      TabNode("Home", value: Section.home) { TextNode("home") }
      TabNode("Search", value: Section.search) { TextNode("search") }
    })
  #expect(session.codes == [.missingTab])
  #expect(
    session.messages == [
      "The selection of a TabsNode is profile, and no tab has that value, so the first one, \"Home\", is shown. "
        + "Select one of the tabs' values (home, search), or give a TabNode the value profile."
    ])
  #expect(session.screen.diagnostics.map(\.severity) == [.error])
  #expect(session.text.contains("[Home]  Search"))
}

@Test func N27_anOwnSelectionFallsBackToTheFirstTab() throws {
  final class Names { var all = ["A", "B"] }
  let names = Names()
  let session = Session(
    Computed { TabsNode { for name in names.all { TabNode(name) { TextNode("Content \(name)") } } } })
  try session.selectTab("B")
  session.perform { names.all = ["A"] }
  #expect(session.text.contains("Content A"))
  #expect(session.codes == [])
}

@Test func N27_ofTwoTabsWithOneValueTheFirstIsShown() throws {
  let session = Session(
    TabsNode {
      TabNode("First", value: 1) { TapCounter("One") }
      TabNode("Second", value: 1) { TapCounter("Two") }
    })
  #expect(session.codes == [.duplicateIdentity])
  #expect(
    session.messages == [
      "Two tabs of a TabsNode have the value 1, so that only the first of them can be shown. "
        + "Give every TabNode a value of its own."
    ])
  try session.selectTab("Second")
  #expect(session.text.contains("One 0"))
}

@Test func tabsWithoutATabShowNothing() {
  let session = Session(width: 10) {
    TabsNode<Int> {}
    TextNode("below")
  }
  #expect(session.text == "below\n")
}
