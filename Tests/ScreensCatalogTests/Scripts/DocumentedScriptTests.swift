import Foundation
import Testing

@testable import ScreensCatalog

/// The script that the page about driving shows is one that can be carried out.
@MainActor @Suite struct DocumentedScriptTests {
  private struct Counter: Node {
    @State private var count = 0

    var body: some Node {
      Stack {
        VStackNode {
          TextNode("Count: \(count)")
          ButtonNode("Add One") { count += 1 }
          LinkNode("Help", value: "help")
        }
        .title("Counter")
        .destination(for: String.self) { _ in TextNode("Tap Add One.").title("Help") }
      }
    }
  }

  @Test func `it does what the page does`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Sources/Screens/Screens.docc/DrivingASession.md"), encoding: .utf8)
    let parts = page.components(separatedBy: "<!-- a script -->\n```text\n")
    let script = try #require(parts.last?.components(separatedBy: "```").first)
    #expect(parts.count == 2)
    let previews = Previews([Preview("counter", on: .plain(width: 20)) { Counter() }])
    let result = CommandEnvironment.sample(["drive", "counter"], input: .text(script)).result(previews)
    #expect(result.errors == "")
    #expect(
      result.output == """
        tap "Add One" → Counter
        tap button "Add One", nth: 0 → Counter

        Counter
        ────────────────────
              Count: 2
            [ Add One ]
        Help               ›

        tap "Help", within: "Counter" → Help (help)
        back → Counter

        Counter
        ────────────────────
              Count: 2
            [ Add One ]
        Help               ›

        """)
  }
}
