import Screens
import Testing

/// Who is asked, and in which order.
@Suite struct BackGuardOrderTests {
  private let router = Router(["A", "B", "C"])
  private let answers = Answers()

  private func session() -> Session { Session(GuardedScreens(router: router, answers: answers)) }

  @Test func severalScreensAreAskedFromTheTopDown() throws {
    try session().back(to: 0)
    #expect(answers.asked == ["C", "B", "A"])
    #expect(router.writes == [[]])
  }

  @Test func theFirstRefusalStopsEverything() {
    answers.refusing = ["B"]
    let session = session()
    let error = session.failed { try $0.back(to: 0) }
    #expect(error?.reason == .refusedBack(screen: "B"))
    #expect(answers.asked == ["C", "B"])
    #expect(router.path == ["A", "B", "C"] && router.writes.isEmpty)
    #expect(session.events == [.appeared("C"), .refusedBack("B")])
  }

  @Test func aScreenThatStaysIsNotAsked() throws {
    answers.refusing = ["A"]
    let session = session()
    try session.back(to: 1)
    #expect(answers.asked == ["C", "B"])
    #expect(router.path == ["A"])
    #expect(session.failed { try $0.back() }?.reason == .refusedBack(screen: "A"))
  }

  @Test func dismissOfACoveredScreenAsksAllAboveIt() {
    let (session, kept) = keeping()
    session.perform { kept.router.path.append("top") }
    answers.refusing = ["top"]
    session.perform { kept.dismiss?() }
    #expect(answers.asked == ["top"])
    #expect(session.events.last == .refusedBack("top"))
    answers.refusing = []
    kept.dismiss?()
    #expect(answers.asked == ["top", "top", "1"])
    #expect(kept.router.path.isEmpty)
  }

  @Test func aScreenThatCodeHasReplacedIsNotAsked() {
    let (session, kept) = keeping()
    answers.refusing = ["1"]
    session.perform {
      kept.router.path = StackPath(["other"])
      kept.dismiss?()
    }
    #expect(answers.asked.isEmpty)
    #expect(kept.router.path.isEmpty)
  }

  /// A session on the screen of 1, and that screen's way to dismiss itself.
  private func keeping() -> (Session, Kept) {
    let kept = Kept()
    let session = Session(
      Stack(path: kept.router.binding) {
        TextNode("Root")
          .destination(for: Int.self) { _ in Keeping(kept: kept).backGuard { answers.mayLeave("1") } }
          .destination(for: String.self) { name in TextNode(name).backGuard { answers.mayLeave(name) } }
      })
    _ = session.screen
    return (session, kept)
  }

  @Test func allGuardsOfAScreenAreAskedInTreeOrder() {
    var asked: [String] = []
    func fields(_ answer: Bool) -> some Node {
      VStackNode {
        TextNode("Name").backGuard {
          asked.append("name"); return false
        }
        TextNode("Mail").backGuard {
          asked.append("mail"); return answer
        }
      }
      .backGuard {
        asked.append("form"); return answer
      }
    }
    let router = Router([1])
    let session = Session(
      Stack(path: router.binding) {
        TextNode("Root").destination(for: Int.self) { _ in fields(true).title("Form") }
      })
    #expect(session.failed { try $0.back() }?.reason == .refusedBack(screen: "Form"))
    #expect(asked == ["form", "name", "mail"])
    #expect(session.events == [.appeared("Form"), .refusedBack("Form")])
  }

  @Test func aGuardInAnAbsentBranchIsNotAsked() throws {
    var isGuarded = true
    let router = Router([1])
    let session = Session(
      Stack(path: router.binding) {
        TextNode("Root").destination(for: Int.self) { _ in
          Computed { if isGuarded { TextNode("Guarded").backGuard { false } } else { TextNode("Free") } }
        }
      })
    #expect(session.failed { try $0.back() }?.reason == .refusedBack(screen: "1"))
    isGuarded = false
    try session.back()
    #expect(router.path.isEmpty)
  }

  @Test func aStackWithinTheScreenIsAskedBeforeIt() {
    let inner = Router(["x", "y"])
    let outer = Router([1])
    let session = Session(
      Stack(path: outer.binding) {
        TextNode("Root").destination(for: Int.self) { _ in
          GuardedScreens(router: inner, answers: answers).title("Outer").backGuard {
            answers.mayLeave("Outer")
          }
        }
      })
    _ = session.screen
    answers.refusing = ["Outer"]
    #expect(session.failed { try $0.tap("Back") } != nil)
    #expect(answers.asked == ["y", "x", "Home", "Outer"])
    #expect(inner.path == ["x", "y"] && outer.path == [1])
    #expect(session.events.last == .refusedBack("Outer"))
  }
}

/// Holds on to a path, and to the `dismiss` of a screen on it.
private final class Kept {
  let router = Router(StackPath([1]))
  var dismiss: DismissAction?
}

private struct Keeping: Node {
  let kept: Kept
  @Environment(\.dismiss) private var dismiss

  var body: some Node { TextNode("Kept").onAppear { kept.dismiss = dismiss } }
}

extension Session {
  /// The error of a verb, which may have changed state.
  func failed(_ verb: (Session) throws -> Void) -> DriveError? {
    do {
      try verb(self)
      return nil
    } catch {
      return error as? DriveError
    }
  }
}
