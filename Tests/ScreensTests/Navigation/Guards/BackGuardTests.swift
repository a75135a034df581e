import Screens
import Testing

/// A screen that asks before it is left.
@Suite struct BackGuardTests {
  private let router = Router(["Form"])
  private let answers = Answers()
  private let session: Session

  init() {
    session = Session(GuardedScreens(router: router, answers: answers), on: .phone)
    answers.refusing = ["Form"]
  }

  private let picture = """
    ╭──────────────────────────────────────╮
    │ ‹ Home          Form                 │
    ├──────────────────────────────────────┤
    │                                      │
    │             Screen Form              │
    │              [ Done ]                │
    │                                      │
    ╰──────────────────────────────────────╯

    """

  private func expectRefusal(_ request: String, _ verb: (Session) throws -> Void) {
    let error = #expect(throws: DriveError.self) { try verb(session) }
    #expect(error?.reason == .refusedBack(screen: "Form"))
    #expect(
      error?.description == """
        \(request): the screen "Form" refused to be left, because a backGuard on it said no. \
        Do first what it waits for, such as saving or discarding.

        \(picture)
        """)
    #expect(session.text == picture)
    #expect(session.events == [.appeared("Form"), .refusedBack("Form")])
    #expect(router.path == ["Form"] && router.writes.isEmpty)
    #expect(answers.asked == ["Form"])
  }

  @Test func sessionBackIsRefused() { expectRefusal("back") { try $0.back() } }
  @Test func backToADepthIsRefused() { expectRefusal("back to depth 0") { try $0.back(to: 0) } }
  @Test func theWayBackInTheTitleBarIsRefused() { expectRefusal(#"tap "Home""#) { try $0.tap("Home") } }

  @Test func dismissIsRefusedAndTheTapIsDone() throws {
    try session.tap("Done")
    #expect(session.text == picture)
    #expect(session.events == [.appeared("Form"), .refusedBack("Form")])
    #expect(session.events.last?.description == #"refusedBack "Form""#)
    #expect(router.path == ["Form"] && router.writes.isEmpty)
  }

  @Test func aRefusalOfDismissDoesNotFailALaterVerb() throws {
    try session.tap("Done")
    answers.refusing = []
    try session.back()
    #expect(router.path.isEmpty)
  }

  @Test(arguments: ["back", "back to", "title bar", "dismiss"])
  func whatMayLeaveLeaves(way: String) throws {
    answers.refusing = []
    switch way {
    case "back": try session.back()
    case "back to": try session.back(to: 0)
    case "title bar": try session.tap("Home")
    default: try session.tap("Done")
    }
    #expect(answers.asked == ["Form"])
    #expect(router.writes == [[]])
    #expect(
      session.events == [
        .appeared("Form"), .wrotePath([]), .pop(1), .appeared("Home"), .disappeared("Form"),
      ])
  }

  @Test func codeThatChangesThePathIsNotAsked() {
    session.perform { router.path = [] }
    #expect(session.events == [.appeared("Form"), .pop(1), .appeared("Home"), .disappeared("Form")])
    session.perform { router.path = ["Form"] }
    session.perform { router.path = ["Other"] }
    #expect(session.screen.title == "Other")
    #expect(answers.asked.isEmpty)
  }

  @Test func aRootIsNotAsked() {
    session.perform { router.path = [] }
    answers.refusing = ["Home"]
    #expect(session.failure { try $0.back() }?.reason == .nothingToGoBackTo)
    #expect(answers.asked.isEmpty)
    #expect(Session(TextNode("Alone").backGuard { false }).screen.diagnostics.isEmpty)
  }

  @Test func pushingOverAGuardedScreenIsNotLeavingIt() {
    session.perform { router.path.append("Next") }
    #expect(session.screen.title == "Next")
    #expect(answers.asked.isEmpty)
  }
}
