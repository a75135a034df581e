import Screens
import Testing

extension Node {
  /// Registers numbers under a made-up place in the source, so that messages can be compared.
  fileprivate func numbers(_ name: String, line: UInt) -> some Node {
    destination(for: Int.self, fileID: "App/Home.swift", line: line, column: 1) {
      TextNode("\(name) \($0)")
    }
  }
}

@Test func N3_theRegistrationClosestToTheRootWins() throws {
  let session = Session(
    Stack {
      LinkNode("One", value: 1)
        .destination(for: Int.self, fileID: "App/Home.swift", line: 4, column: 1) { number in
          LinkNode("Next of \(number)", value: number + 1).numbers("From above", line: 9)
        }
    }, on: .plain(width: 20))
  try session.tap("One")
  try session.tap("Next of 1")
  #expect(session.text.hasSuffix("Next of 2          ›\n"))
  #expect(session.screen.path == ["1", "2"])
  #expect(session.transitions == [.push(1), .push(1)])
}

@Test func N3_atTheSameDepthTheFirstInTreeOrderWins() {
  func shown<Root: Node>(_ root: Root) -> String {
    render(Stack(path: .constant([1])) { root }, on: .plain(width: 20))
  }
  let siblings = VStackNode {
    VStackNode { VStackNode { TextNode("a").numbers("First", line: 1) } }
    TextNode("b").numbers("Second", line: 2)
  }
  #expect(shown(siblings).hasSuffix("First 1\n"))
  let around = VStackNode { TextNode("a").numbers("Inside", line: 1) }.numbers("Around", line: 2)
  #expect(shown(around).hasSuffix("Around 1\n"))
}

@Test func N3_manyRowsWithASecondRegistrationGiveOneDiagnostic() {
  let session = Session(
    Stack {
      TextNode("Root").numbers("Root", line: 4)
      ListNode {
        ForEachNode(0..<20) { row in TextNode("Row \(row)").numbers("Row", line: 9) }
      }
    })
  #expect(session.codes == [.duplicateDestination])
  #expect(session.screen.diagnostics.map(\.severity) == [.warning])
  #expect(
    session.messages == [
      "Int is registered twice on one stack: at App/Home.swift:4, which counts, and at App/Home.swift:9. "
        + "Remove the second .destination(for: Int.self)."
    ])
}

@Test func N3_otherTypesAndOtherStacksAreNoDuplicates() {
  let session = Session(
    HStackNode {
      Stack { TextNode("Left").numbers("Left", line: 1).destination(for: String.self) { TextNode($0) } }
      Stack { TextNode("Right").numbers("Right", line: 2) }
    })
  #expect(session.codes == [])
}
