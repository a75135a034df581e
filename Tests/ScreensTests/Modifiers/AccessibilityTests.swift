import Screens
import Testing

@Suite struct AccessibilityTests {
  private func labels<Content: Node>(@NodeBuilder _ content: () -> Content) -> [String] {
    Session(content(), on: .plain(width: 30)).screen.controls.map(\.label)
  }

  @Test func aLabelNamesTheControl() throws {
    let log = Log()
    let session = Session(width: 20) {
      ButtonNode("✕") { log("closed") }.accessibilityLabel("Close")
    }
    #expect(session.text == "[ ✕ ]\n")
    try session.tap("Close")
    #expect(log.entries == ["closed"])
    #expect(throws: DriveError.self) { try session.tap("✕") }
  }

  @Test func aLabelInsideAControlReplacesItsText() {
    #expect(
      labels {
        ButtonNode(action: {}) {
          TextNode("3").accessibilityLabel("three")
          TextNode("items")
        }
      } == ["three items"])
  }

  @Test func theOutermostLabelCounts() {
    #expect(labels { ButtonNode("a") {}.accessibilityLabel("b").accessibilityLabel("c") } == ["c"])
  }

  @Test func whatIsHiddenIsNotCalled() {
    #expect(
      labels {
        ButtonNode(action: {}) {
          TextNode("a")
          TextNode("b").accessibilityHidden()
          TextNode("c").accessibilityHidden(false)
        }
        ButtonNode("gone") {}.accessibilityHidden()
      } == ["a c"])
    #expect(picture { ButtonNode("gone") {}.accessibilityHidden() } == "[ gone ]\n")
  }

  @Test func anIDFindsTheControl() throws {
    let log = Log()
    let session = Session(width: 20) {
      ButtonNode("One") { log("one") }.id("first")
      ButtonNode("Two") { log("two") }
    }
    #expect(session.screen.controls.map(\.identifier) == ["first", nil])
    try session.tap("first")
    #expect(log.entries == ["one"])
  }

  @Test func aTagNamesARowOfASelection() throws {
    final class Chosen { var row: Int? }
    let chosen = Chosen()
    let session = Session(width: 20) {
      ListNode(selection: Binding(get: { chosen.row }, set: { chosen.row = $0 })) {
        TextNode("One").tag(1)
        TextNode("Two").tag(2).accessibilityLabel("second")
      }
    }
    try session.tap("second")
    #expect(chosen.row == 2)
  }
}
