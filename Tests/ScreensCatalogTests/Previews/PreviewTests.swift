import ScreensCatalog
import ScreensSamples
import Testing

@MainActor @Suite struct PreviewTests {
  @Test func `it is on a phone unless it says otherwise, and elsewhere if asked`() {
    #expect(Preview("a") { TextNode("A") }.session().device == .phone)
    #expect(Preview("a", on: .watch) { TextNode("A") }.session().device == .watch)
    #expect(Preview("a", on: .watch) { TextNode("A") }.session(on: .desktop).device == .desktop)
  }

  @Test func `each session starts afresh`() throws {
    let preview = Preview("counter", on: .plain(width: 20)) { Counter() }
    let session = preview.session()
    try session.tap("Count 1")
    #expect(session.text == "[ Count 2 ]\n")
    #expect(preview.session().text == "[ Count 1 ]\n")
  }

  @Test func `it is explored afresh, within bounds and on its own device unless another is given`() {
    let preview = Preview("tutorial", on: .watch) { TutorialEnglish() }
    let map = preview.explore()
    #expect(map.device == .watch)
    #expect(map.states.count > 2)
    #expect(map.findings == preview.explore().findings)
    #expect(preview.explore(limit: 2, on: .desktop).device == .desktop)
    #expect(preview.explore(limit: 2).states == Array(map.states.prefix(2)))
    #expect(preview.explore(depth: 1).states.allSatisfy { $0.taps.count < 2 })
  }

  @Test func `it shows nodes of the main actor, also those of a target that has it as default`() {
    #expect(
      Preview("a", on: .plain(width: 30)) { MainActorGreeting() }.session().text
        == "Hello from the main actor\n")
    #expect(Preview("tutorial") { TutorialSpanish() }.session().screen.title == "Menú Principal")
  }

  @Test func `it can be made of several nodes`() {
    let isLoud = true
    let preview = Preview("a", on: .plain(width: 20)) {
      TextNode("A")
      if isLoud { TextNode("B") }
    }
    #expect(preview.session().text == "A\nB\n")
  }
}
