import Screens
import Testing

struct LogScreen: Node {
  let lines: [String]

  var body: some Node {
    ListNode {
      ForEachNode(lines.indices, id: \.self) { TextNode(lines[$0]) }
    }
    .rowHeight(1)
    .title("Log")
  }
}

/// The list of the page about speed.
struct LongListTests {
  @Test func theRowsInSightAreTheRowsOfTheWholeList() {
    let session = Session(LogScreen(lines: (1...5_000).map { "Line \($0)" }), on: .phone.height(9))
    session.scroll(to: 2_000)
    #expect(session.text == session.screen.render(as: .text))
    #expect(session.text.contains("│ Line 2001 "))
  }
}
