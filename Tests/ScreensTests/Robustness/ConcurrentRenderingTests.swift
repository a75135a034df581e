import Screens
import Testing

/// Rendering needs no actor: any number of tasks may do it at once.
@Suite struct ConcurrentRenderingTests {
  private struct Shared: Node, Sendable {
    let names: [String]
    var body: some Node {
      Stack {
        ListNode {
          SectionNode("Names") {
            ForEachNode(names, id: \.self) { LinkNode($0, value: $0) }
          }
        }
        .title("All")
        .destination(for: String.self) { name in
          TextNode("Hello, \(name)").title(name)
          TapCounter("tap")
        }
      }
    }
  }

  private func inTasks(_ body: @escaping @Sendable () throws -> String) async throws -> Set<String> {
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<64 { group.addTask { try body() } }
      return try await group.reduce(into: []) { $0.insert($1) }
    }
  }

  @Test func oneSharedNodeGivesOneText() async throws {
    let node = Shared(names: ["Ada", "Bo", "日本語"])
    let texts = try await inTasks { render(node) }
    #expect(texts == [render(node)])
  }

  @Test func sessionsDriveTheSameNodeIndependently() async throws {
    let node = Shared(names: (0..<50).map { "Name \($0)" })
    let texts = try await inTasks {
      let session = Session(node)
      try session.tap("Name 7")
      try session.tap("tap")
      try session.tap("tap")
      return session.text
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("[ tap 2 ]") == true)
  }
}
