import Testing

@testable import Screens

@Suite struct PageAnchorsTests {
  private func anchors(_ routes: [String]...) -> [String] {
    pageAnchors(
      of: routes.map {
        StateMap.State(index: 0, route: $0, title: nil, text: "", taps: [], diagnostics: [])
      })
  }

  @Test func `they can be read`() {
    #expect(
      anchors([], ["profile", "settings"], ["sheet Filter"], ["café", "漢字"], ["a\"b<c>"])
        == ["state/root", "state/profile/settings", "state/sheet-Filter", "state/café/漢字", "state/a-b-c-"])
  }

  @Test func `no two are the same`() {
    #expect(
      anchors(["a b"], ["a-b"], ["a b.2"], ["a?b"]) == [
        "state/a-b", "state/a-b.2", "state/a-b.2.2", "state/a-b.3",
      ])
  }
}
