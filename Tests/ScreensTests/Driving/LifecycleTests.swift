import Screens
import Testing

/// N23: the order in which screens and what is on them come and go.
@Suite struct LifecycleTests {
  private final class Path { var values: [String] = [] }

  private struct App: Node {
    let path: Path
    let log: Log
    var body: some Node {
      Stack(path: Binding(get: { path.values }, set: { path.values = $0 })) {
        Page(name: "root", log: log).title("root").destination(for: String.self) {
          Page(name: $0, log: log).title($0)
        }
      }
    }
  }

  private struct Page: Node {
    let name: String
    let log: Log
    var body: some Node {
      VStackNode {
        TextNode("inner")
          .onAppear { log("+\(name).inner") }
          .onDisappear { log("-\(name).inner") }
      }
      .onAppear { log("+\(name)") }
      .onDisappear { log("-\(name)") }
    }
  }

  private let path = Path()
  private let log = Log()
  private var session: Session { Session(App(path: path, log: log), on: .plain(width: 20)) }

  @Test func N23_aPushAppearsBeforeTheCoveredScreenDisappears() {
    let session = session
    session.perform { path.values = ["a"] }
    #expect(session.events == [.appeared("root"), .push(1), .appeared("a"), .disappeared("root")])
    #expect(log.entries == ["+root", "+root.inner", "+a", "+a.inner", "-root.inner", "-root"])
  }

  @Test func N23_aPopRevealsAndThenThePoppedDisappearTopFirst() {
    path.values = ["a"]
    let session = session
    _ = session.screen
    log.entries = []
    session.perform { path.values = [] }
    #expect(session.events == [.appeared("a"), .pop(1), .appeared("root"), .disappeared("a")])
    #expect(log.entries == ["+root", "+root.inner", "-a.inner", "-a"])
  }

  @Test func N23_aDeepPathSetAtOnceMakesOnlyTheTopAppear() {
    let session = session
    session.perform { path.values = ["a", "b", "c"] }
    #expect(session.events == [.appeared("root"), .push(3), .appeared("c"), .disappeared("root")])
    #expect(log.entries == ["+root", "+root.inner", "+c", "+c.inner", "-root.inner", "-root"])
  }

  @Test func N23_aScreenThatWasNeverOnTopNeverAppearsOrDisappears() {
    path.values = ["a", "b", "c"]
    let session = session
    session.perform { path.values = [] }
    #expect(session.events == [.appeared("c"), .pop(3), .appeared("root"), .disappeared("c")])
    #expect(log.entries == ["+c", "+c.inner", "+root", "+root.inner", "-c.inner", "-c"])
  }

  @Test func N23_everyStepOfAWalkIsRecorded() throws {
    let session = session
    session.perform { path.values = ["a"] }
    session.perform { path.values.append("b") }
    try session.back()
    session.perform { path.values = ["x", "y"] }
    #expect(
      session.events == [
        .appeared("root"),
        .push(1), .appeared("a"), .disappeared("root"),
        .push(1), .appeared("b"), .disappeared("a"),
        .wrotePath(["a"]), .pop(1), .appeared("a"), .disappeared("b"),
        .replace(), .appeared("y"), .disappeared("a"),
      ])
  }

  @Test func N23_aNodeTakenOutDisappears() {
    final class Switch { var isOn = true }
    struct Light: Node {
      let power: Switch
      let log: Log
      var body: some Node {
        if power.isOn { TextNode("light").onAppear { log("on") }.onDisappear { log("off") } }
      }
    }
    let power = Switch()
    let session = Session(width: 20) { Light(power: power, log: log) }
    _ = session.screen
    _ = session.screen
    #expect(log.entries == ["on"])
    power.isOn = false
    _ = session.screen
    #expect(log.entries == ["on", "off"])
  }

  @Test func N23_withoutAStackTheWholeScreenAppears() {
    let session = Session(width: 20) { TextNode("alone").title("Alone") }
    #expect(session.events == [.appeared("Alone")])
  }
}
