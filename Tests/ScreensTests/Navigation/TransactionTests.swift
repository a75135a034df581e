import Screens
import Testing

/// Buttons that change a path, with and without a transaction.
private struct Jumps: Node {
  let router: Router<[Route]>

  var body: some Node {
    VStackNode {
      ButtonNode("Jump") { quietly { router.path = [.profile, .settings] } }
      ButtonNode("Home") { quietly { router.path = [] } }
      ButtonNode("Swap") { quietly { router.path = [.product(1), .product(2)] } }
      ButtonNode("Aloud") {
        withTransaction(Transaction(disablesAnimations: false)) { router.path.append(.profile) }
      }
      Shop(router)
    }
  }

  private func quietly(_ change: () -> Void) {
    withTransaction(Transaction(disablesAnimations: true), change)
  }
}

@Test func N31_transitionsSayHowManyScreensAndWhetherAnimated() throws {
  let session = Session(Jumps(router: Router([])))
  try session.tap("Jump")
  try session.tap("Swap")
  try session.tap("Home")
  #expect(
    session.transitions == [
      .push(2, animated: false), .replace(animated: false), .pop(2, animated: false),
    ])
  #expect(
    session.transitions.map(\.description) == [
      "push(2, not animated)", "replace(not animated)", "pop(2, not animated)",
    ])
}

@Test func N31_transitionsAreAnimatedUnlessATransactionSaysOtherwise() throws {
  let router = Router<[Route]>([])
  let session = Session(Jumps(router: router))
  try session.tap("Aloud")
  try session.tap("Settings")
  session.perform { router.path = [.product(1)] }
  try session.back()
  #expect(session.transitions == [.push(1), .push(1), .replace(), .pop(1)])
  #expect(session.transitions.map(\.description) == ["push(1)", "push(1)", "replace", "pop(1)"])
}

@Test func N31_aTransactionEndsWithItsAction() throws {
  let session = Session(Jumps(router: Router([])))
  try session.tap("Jump")
  try session.back()
  #expect(session.transitions == [.push(2, animated: false), .pop(1)])
}

@Test func N31_codeFromOutsideIsRecordedThroughPerform() {
  let router = Router<[Route]>([])
  let session = Session(Shop(router))
  session.perform {
    withTransaction(Transaction(disablesAnimations: true)) { router.path = [.profile] }
  }
  #expect(session.transitions == [.push(1, animated: false)])
}

@Test func N31_aTransactionOutlastsOtherActionsOfTheSameRound() throws {
  let router = Router<[Route]>([])
  var isShown = false
  let session = Session(
    Computed {
      VStackNode {
        Shop(router)
        if isShown {
          TextNode("First").onAppear {
            withTransaction(Transaction(disablesAnimations: true)) { router.path = [.profile] }
          }
          TextNode("Second").onAppear {}
        }
      }
    })
  session.perform { isShown = true }
  #expect(session.transitions == [.push(1, animated: false)])
}

@Test func N31_withTransactionReturnsAndThrowsWhatItsBodyDoes() throws {
  struct Refusal: Error {}
  #expect(withTransaction(Transaction()) { 42 } == 42)
  #expect(throws: Refusal.self) {
    try withTransaction(Transaction()) { throw Refusal() }
  }
}

@Test func N31_replacingTheTopIsATransitionEvenByTheSameValue() {
  let router = Router(StackPath([1]))
  let session = Session(
    Stack(path: router.binding) {
      TextNode("Root").destination(for: Int.self) { TextNode("Number \($0)") }
    })
  session.perform { router.path.replaceLast(1) }
  session.perform { router.path = StackPath(router.path) }
  session.perform { router.path.replaceLast("text") }
  #expect(session.transitions == [.replace(), .replace()])
}
