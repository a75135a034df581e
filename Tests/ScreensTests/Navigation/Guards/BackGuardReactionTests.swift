import Screens
import Testing

/// A form that asks what to do with its changes.
private struct Form: Node {
  @State private var hasChanges = false
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  var body: some Node {
    VStackNode(alignment: .leading) {
      ButtonNode("Change") { hasChanges = true }
      if isAsking { TextNode("Throw your changes away?") }
      ButtonNode("Discard") {
        hasChanges = false
        dismiss()
      }
    }
    .title("Form")
    .backGuard(while: hasChanges) { isAsking = true }
  }
}

/// What a guard may do besides answering.
@Suite struct BackGuardReactionTests {
  private let router = Router(StackPath(["form"]))

  private func session<Content: Node>(@NodeBuilder _ screen: @escaping () -> Content) -> Session {
    Session(
      Stack(path: router.binding) {
        TextNode("Root").title("Root").destination(for: String.self) { _ in screen() }
      }, on: .plain(width: 30))
  }

  @Test func aRefusalMayShowAQuestion() throws {
    let session = session { Form() }
    try session.tap("Change")
    let asking = """
      ‹ Root  Form
      ──────────────────────────────
      [ Change ]
      Throw your changes away?
      [ Discard ]

      """
    let error = session.failed { try $0.back() }
    #expect(session.text == asking)
    #expect(error?.screen == asking)
    try session.tap("Discard")
    #expect(session.screen.title == "Root")
    #expect(
      session.events == [
        .appeared("Form"), .refusedBack("Form"), .wrotePath([]), .pop(1), .appeared("Root"),
        .disappeared("Form"),
      ])
  }

  @Test func withoutChangesTheConditionLetsGo() throws {
    let session = session { Form() }
    try session.back()
    #expect(router.path.isEmpty)
  }

  @Test func aGuardThatChangesThePathDecides() throws {
    let router = router
    let session = session {
      TextNode("Form").backGuard {
        router.path = StackPath(["form", "question"])
        return true
      }
    }
    try session.back()
    #expect(router.path == StackPath(["form", "question"]))
    #expect(session.events == [.appeared("form"), .push(1), .appeared("question"), .disappeared("form")])
  }

  @Test func goingBackFromWithinAGuardDoesNothing() throws {
    var asked = 0
    struct Eager: Node {
      let ask: () -> Void
      @Environment(\.dismiss) private var dismiss
      var body: some Node {
        TextNode("Eager").backGuard {
          ask()
          dismiss()
          return true
        }
      }
    }
    router.path.append("again")
    let session = session { Eager { asked += 1 } }
    try session.back()
    #expect(asked == 1)
    #expect(router.path == StackPath(["form"]))
    #expect(router.writes.count == 1)
  }

  @Test func aGuardMayLookAtTheSession() throws {
    var text = ""
    var show: () -> String = { "" }
    let session = session {
      TextNode("Form").backGuard {
        text = show(); return false
      }
    }
    show = { [unowned session] in session.text }
    #expect(session.failed { try $0.back() } != nil)
    #expect(text == "‹ Root\n──────────────────────────────\nForm\n")
  }

  @Test func nothingOfASessionOutlivesIt() throws {
    weak var router: Router<[String]>?
    weak var answers: Answers?
    do {
      let (path, guards) = (Router(["Form"]), Answers())
      (router, answers) = (path, guards)
      let session = Session(GuardedScreens(router: path, answers: guards))
      try session.tap("Done")
      session.perform { path.path = ["Form", "Next"] }
      try session.tap("Done")
      _ = session.text
    }
    #expect(router == nil)
    #expect(answers == nil)
  }
}
