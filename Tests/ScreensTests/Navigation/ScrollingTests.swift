import Screens
import Testing

/// A root of many links, and screens of many lines.
private struct Rows: Node {
  var body: some Node {
    Stack {
      ListNode {
        ForEachNode(0..<9) { LinkNode("Link \($0)", value: $0) }
      }
      .title("Rows")
      .destination(for: Int.self) { number in
        ListNode {
          ForEachNode(0..<9) { TextNode("Line \($0) of \(number)") }
        }
        .title("Row \(number)")
      }
    }
  }
}

@Test func theBarStaysWhenTheContentScrolls() {
  let session = Session(Rows(), on: .watch.height(6))
  session.scroll(to: 4)
  #expect(
    session.text
      == """
      ╭──────────────────╮
      │       Rows       │
      ├──────────────────┤
      │Link 4           ›▲
      │Link 5           ›▼
      ╰──────────────────╯

      """)
}

@Test func aPushedScreenStartsAtItsTopAndTheCoveredOneKeepsItsPlace() throws {
  let session = Session(Rows(), on: .plain(width: 20).height(4))
  session.scroll(to: 5)
  #expect(session.text == "Rows\n────────────────────\nLink 5             ›\nLink 6             ›\n")
  try session.tap("Link 6")
  #expect(session.text == "‹ Rows  Row 6\n────────────────────\nLine 0 of 6\nLine 1 of 6\n")
  session.scroll(to: 2)
  #expect(session.text.hasSuffix("Line 2 of 6\nLine 3 of 6\n"))
  try session.back()
  #expect(session.text.hasSuffix("Link 5             ›\nLink 6             ›\n"))
  try session.tap("Link 6")
  #expect(session.text.hasSuffix("Line 0 of 6\nLine 1 of 6\n"))
}

@Test func aScreenWithoutAStackScrollsAsAWhole() {
  let session = Session(
    ListNode {
      ForEachNode(0..<9) { TextNode("Line \($0)") }
    }, on: .plain(width: 20).height(2))
  session.scroll(to: 3)
  #expect(session.text == "Line 3\nLine 4\n")
  session.scroll(to: 100)
  #expect(session.text == "Line 7\nLine 8\n")
  session.scroll(to: -1)
  #expect(session.text == "Line 0\nLine 1\n")
}
