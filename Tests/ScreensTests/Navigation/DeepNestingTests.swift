import Screens
import Testing

/// A stack whose pushed screen holds a stack, and so on.
private struct StacksInStacks: Node {
  let depth: Int

  var body: some Node {
    Stack(path: .constant([1])) {
      TextNode("Root").title("Root \(depth)").destination(for: Int.self) { _ in
        if depth > 0 {
          AnyNode(StacksInStacks(depth: depth - 1))
        } else {
          LinkNode("Innermost", value: 2)
        }
      }
    }
  }
}

/// `content` in this many columns, each with a padding of nothing.
private func columns(_ depth: Int, around content: AnyNode) -> AnyNode {
  (0..<depth).reduce(content) { content, _ in AnyNode(VStackNode { content }.padding(0)) }
}

@Test func aHundredStacksInEachOtherEachHaveTheirWayBack() throws {
  let session = Session(StacksInStacks(depth: 99), on: .plain(width: 20))
  #expect(session.screen.controls.map(\.role).count { $0 == .back } == 100)
  #expect(session.text.hasSuffix("‹ Root 0\n────────────────────\nInnermost          ›\n"))
  #expect(session.codes == [.nestedStack])
  try session.back()
  #expect(session.text.hasSuffix("‹ Root 0\n────────────────────\nInnermost          ›\n"))
  #expect(session.events.last == .wrotePath(["1"]))
}

@Test func stacksNestedTooDeeplyAreADiagnosticAndNoCrash() {
  let session = Session(StacksInStacks(depth: 400), on: .plain(width: 20))
  #expect(session.codes == [.nestedStack, .bodyTooDeep])
  #expect(session.text.hasPrefix("‹ Root 400\n"))
}

@Test func controlsNestedTooDeeplyAreLeftOut() {
  let content = AnyNode(
    GroupNode {
      LinkNode("Outside", value: 1)
      ButtonNode("Button") {}
      Stack(path: .constant([1])) {
        LinkNode("Root", value: 1).title("Title").destination(for: Int.self) { _ in
          LinkNode("Pushed", value: "nowhere")
        }
      }
    })
  let shallow = Session(columns(100, around: content))
  #expect(shallow.screen.controls.map(\.label) == ["Outside", "Button", "Title", "Pushed"])
  let deep = Session(columns(800, around: content))
  #expect(deep.screen.controls == [])
  #expect(deep.codes.contains(.bodyTooDeep))
  #expect(deep.failure { try $0.tap("Button") }?.reason == .notFound(nearest: []))
}
