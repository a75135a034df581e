import Screens
import Testing

@Suite struct OnChangeTests {
  private final class Source { var value = 1 }

  private struct Watching: Node {
    let source: Source
    let log: Log
    let initial: Bool
    var body: some Node {
      TextNode("\(source.value)").onChange(of: source.value, initial: initial) { old, new in
        log("\(old) → \(new)")
      }
    }
  }

  private let source = Source()
  private let log = Log()

  @Test func theOldAndTheNewValueAreHandedOver() {
    let session = Session(width: 20) { Watching(source: source, log: log, initial: false) }
    _ = session.screen
    #expect(log.entries == [])
    source.value = 2
    _ = session.screen
    _ = session.screen
    source.value = 5
    _ = session.screen
    #expect(log.entries == ["1 → 2", "2 → 5"])
  }

  @Test func anInitialActionGetsTheFirstValueTwice() {
    let session = Session(width: 20) { Watching(source: source, log: log, initial: true) }
    _ = session.screen
    source.value = 2
    _ = session.screen
    #expect(log.entries == ["1 → 1", "1 → 2"])
  }

  @Test func anActionWithoutValuesRunsAsOften() {
    let session = Session(width: 20) {
      Watched(source: source, log: log)
    }
    _ = session.screen
    source.value = 2
    _ = session.screen
    #expect(log.entries == ["changed"])
  }

  private struct Watched: Node {
    let source: Source
    let log: Log
    var body: some Node {
      TextNode("\(source.value)").onChange(of: source.value) { log("changed") }
    }
  }

  @Test func aCoveredScreenIsWatchedToo() {
    let path = Source()
    let session = Session(width: 20) {
      Stack(path: Binding(get: { Array(1..<path.value) }, set: { _ in })) {
        Watching(source: source, log: log, initial: false)
          .destination(for: Int.self) { TextNode("\($0)") }
      }
    }
    _ = session.screen
    path.value = 2
    _ = session.screen
    source.value = 7
    _ = session.screen
    #expect(log.entries == ["1 → 7"])
  }
}
