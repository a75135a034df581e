import Screens
import Testing

/// A root that is told of everything popped above it.
private struct Told: Node {
  let router: Router<StackPath>
  let log: Log

  var body: some Node {
    Stack(path: router.binding) {
      TextNode("Root").title("Root")
        .onPop(of: String.self) { log("\($0) left") }
        .onPop(of: Int.self) { log("number \($0) left") }
        .destination(for: String.self) { name in
          TextNode(name).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
        }
        .destination(for: Int.self) { TextNode("\($0)") }
    }
  }
}

/// `onPop(of:)`: the screen that pushed is told.
@Suite struct PopObserverTests {
  private let router = Router(StackPath())
  private let log = Log()

  private func session(at path: StackPath) -> Session {
    router.path = path
    let session = Session(Told(router: router, log: log))
    _ = session.screen
    log.entries = []
    return session
  }

  @Test func backTells() throws {
    let session = session(at: StackPath(["a"]))
    try session.back()
    #expect(log.entries == ["-a", "a left"])
    _ = session.screen
    #expect(log.entries == ["-a", "a left"])
  }

  @Test func aPopToTheRootTellsTheTopFirst() {
    let session = session(at: StackPath(["a", "b", "c"]))
    session.perform { router.path.removeAll() }
    #expect(log.entries == ["-c", "c left", "b left", "a left"])
  }

  @Test func itIsToldAfterTheTransitionAndTheLifecycle() throws {
    var events: [Event] = []
    var session: Session!
    session = Session(
      Stack(path: router.binding) {
        Computed {
          TextNode("Root").title("Root").onAppear { log("+Root") }
            .onChange(of: router.path.count) { log("changed") }
        }
        .onPop(of: String.self) { _ in
          log("told")
          events = session.events
        }
        .destination(for: String.self) { TextNode($0).onDisappear { log("-a") } }
      })
    session.perform { router.path.append("a") }
    log.entries = []
    try session.back()
    #expect(log.entries == ["+Root", "-a", "told", "changed"])
    #expect(
      events == [
        .appeared("Root"), .push(1), .appeared("a"), .disappeared("Root"),
        .wrotePath([]), .pop(1), .appeared("Root"), .disappeared("a"),
      ])
    session = nil
  }

  @Test func coveringIsNotLeaving() {
    let session = session(at: StackPath(["a"]))
    session.perform { router.path.append("b") }
    #expect(log.entries == ["+b", "-a"])
  }

  @Test func equalValuesAreTwoScreens() throws {
    let session = session(at: StackPath(["a", "a"]))
    try session.back()
    #expect(log.entries.filter { $0 == "a left" }.count == 1)
    try session.back()
    #expect(log.entries.filter { $0 == "a left" }.count == 2)
  }

  @Test func replacingTells() {
    let session = session(at: StackPath(["a", "b"]))
    session.perform { router.path = StackPath(["a", "c"]) }
    #expect(log.entries.filter { $0.hasSuffix("left") } == ["b left"])
    session.perform { router.path.replaceLast("c") }
    #expect(log.entries.filter { $0.hasSuffix("left") } == ["b left", "c left"])
    session.perform { router.path = StackPath(["x", "c"]) }
    #expect(log.entries.filter { $0.hasSuffix("left") }.dropFirst(2) == ["c left", "a left"])
  }

  @Test func everyTypeHasItsOwn() {
    let session = session(at: StackPath(["a"]))
    session.perform { router.path.append(1) }
    session.perform { router.path.append(UInt8(1)) }
    session.perform { router.path.removeAll() }
    #expect(log.entries.filter { $0.hasSuffix("left") } == ["number 1 left", "a left"])
  }

  @Test func whatWasNeverShownWasNeverAScreen() {
    let session = session(at: StackPath())
    session.perform {
      router.path.append("a")
      router.path.removeAll()
    }
    #expect(log.entries.isEmpty)
  }

  @Test func onlyScreensAboveAreTold() throws {
    let session = Session(
      Stack(path: router.binding) {
        TextNode("Root").destination(for: String.self) { name in
          TextNode(name).onPop(of: String.self) { log("\(name) was told of \($0)") }
        }
      })
    session.perform { router.path = StackPath(["a", "b", "c"]) }
    session.perform { router.path.removeAll() }
    #expect(
      log.entries == [
        "a was told of c", "b was told of c", "a was told of b",
      ])
  }

  @Test func mayChangeThePathAndState() throws {
    let session = Session(
      Stack(path: router.binding) {
        TextNode("Root").onPop(of: String.self) { if $0 == "a" { router.path.append("b") } }
          .destination(for: String.self) { TextNode($0) }
      })
    session.perform { router.path.append("a") }
    try session.back()
    #expect(session.screen.path == ["b"])
  }

  @Test func aStackThatIsTakenOutTells() {
    var isLoggedIn = true
    let session = Session(
      Computed {
        if isLoggedIn { Told(router: router, log: log) } else { TextNode("Bye") }
      })
    session.perform { router.path = StackPath(["a", "b"]) }
    log.entries = []
    session.perform { isLoggedIn = false }
    #expect(log.entries == ["-b", "b left", "a left"])
    session.perform { router.path.removeAll() }
    #expect(log.entries == ["-b", "b left", "a left"])
  }

  @Test func outsideAStackThereIsADiagnostic() {
    let session = Session(
      Stack { TextNode("Root") }.onPop(
        of: Int.self, fileID: "App/Home.swift", line: 12
      ) { _ in log("told") })
    #expect(session.codes == [.popObserverOutsideStack])
    #expect(
      session.messages == [
        """
        .onPop(of: Int.self) at App/Home.swift:12 is outside every stack and is never told of anything. \
        Put it on a node inside the Stack, not on the Stack itself.
        """
      ])
  }
}
