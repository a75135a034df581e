import Screens
import Testing

private final class Model {
  var path = StackPath()
}

private struct Home: Node {
  let model: Model
  let showsUnresolved: Bool

  var body: some Node {
    Stack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
      VStackNode {
        TextNode("Welcome")
          .destination(for: SavedRoute.self) {
            TextNode("SavedRoute \(String(describing: $0))").title("SavedRoute")
          }
        if showsUnresolved {
          TextNode("Handled").destination(for: StackPath.UnresolvedEntry.self) { entry in
            TextNode("Update the app to see \(entry.tag).")
          }
        }
      }
      .title("Home")
    }
  }
}

/// A stack over a restored path.
struct UnresolvedScreenTests {
  private let model = Model()

  private func session(_ entries: [String], showsUnresolved: Bool = false) throws -> Session {
    model.path = try routeCodec().restore(savedPath(entries: entries)).path
    return Session(Home(model: model, showsUnresolved: showsUnresolved), on: .phone)
  }

  private let project = #"{"tag":"route","value":{"project":{"id":7}}}"#

  @Test func N14_anUnresolvedEntryOnTop() throws {
    let session = try session([project, #"{"tag":"invoice","value":{"number":12}}"#])
    #expect(
      session.text == """
        ╭──────────────────────────────────────╮
        │ ‹ SavedRoute                         │
        ├──────────────────────────────────────┤
        │                                      │
        │ ⚠ Saved "invoice" can't be restored  │
        │                                      │
        ╰──────────────────────────────────────╯

        """)
    #expect(session.screen.path == ["project(id: 7)", #"unresolved "invoice""#])
    #expect(
      session.screen.diagnostics.map(\.description) == [
        """
        error missingDestination: What the path holds at depth 2 was saved under the tag "invoice", which the codec \
        does not list (it lists "route", "task"). Add .type(…, as: "invoice") to the StackPath.Codec.
        """
      ])
    try session.back()
    #expect(session.screen.title == "SavedRoute")
    #expect(session.screen.diagnostics.isEmpty)
    #expect(session.events.contains(.pop(1)))
    #expect(model.path == StackPath([SavedRoute.project(id: 7)]))
  }

  @Test func N14_anUnresolvedEntryBeneathStaysOnThePath() throws {
    let session = try session([#"{"tag":"route","value":{"gone":{}}}"#, project])
    #expect(session.screen.title == "SavedRoute")
    #expect(
      session.screen.diagnostics.map(\.message) == [
        """
        What the path holds at depth 1 was saved under the tag "route", and SavedRoute can't be decoded from it: \
        Invalid number of keys found, expected one. Let SavedRoute decode what earlier versions saved.
        """
      ])
    try session.back()
    #expect(session.text.contains(#"⚠ Saved "route" can't be restored"#))
    try session.back()
    #expect(session.screen.title == "Home")
    #expect(model.path.isEmpty)
  }

  @Test func N14_anAuthorMayShowUnresolvedEntries() throws {
    let session = try session([#"{"tag":"invoice","value":1}"#], showsUnresolved: true)
    #expect(session.text.contains("Update the app to see invoice."))
    #expect(session.screen.diagnostics.isEmpty)
  }
}
