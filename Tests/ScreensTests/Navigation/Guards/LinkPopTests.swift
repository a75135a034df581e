import Screens
import Testing

/// `LinkNode.onPop`: the link that pushed is told.
@Suite struct LinkPopTests {
  private let router = Router<[String]>([])
  private let log = Log()

  private func session() -> Session {
    Session(
      Stack(path: router.binding) {
        VStackNode {
          LinkNode("One", value: "a").onPop { log("one") }
          LinkNode("Two", value: "a").onPop { log("two") }
        }
        .onPop(of: String.self) { log("\($0) left") }
        .destination(for: String.self) { name in
          VStackNode {
            TextNode(name)
            LinkNode("Further", value: "b").onPop { log("further") }
          }
        }
      })
  }

  @Test func theLinkThatPushedIsToldOnceAndFirst() throws {
    let session = session()
    try session.tap("Two")
    #expect(log.entries.isEmpty)
    try session.back()
    #expect(log.entries == ["two", "a left"])
    try session.tap("One")
    try session.back()
    #expect(log.entries == ["two", "a left", "one", "a left"])
  }

  @Test func ofSeveralTheTopIsToldFirst() throws {
    let session = session()
    try session.tap("One")
    try session.tap("Further")
    try session.tap("Further")
    #expect(log.entries.isEmpty)
    try session.back(to: 0)
    #expect(log.entries == ["further", "b left", "further", "b left", "one", "a left"])
  }

  @Test func equalValuesFromElsewhereAreNotTold() throws {
    let session = session()
    session.perform { router.path = ["a"] }
    try session.back()
    #expect(log.entries == ["a left"])
  }

  @Test func replacingTells() throws {
    let session = session()
    try session.tap("One")
    session.perform { router.path = ["c"] }
    try session.back()
    #expect(log.entries == ["one", "a left", "c left"])
  }

  @Test func aPushThatTheBindingRefusesIsNotTold() throws {
    let session = Session(
      Stack(path: Binding(get: { router.path }, set: { _ in router.path = ["c"] })) {
        LinkNode("One", value: "a").onPop { log("one") }
          .destination(for: String.self) { TextNode($0) }
      })
    try session.tap("One")
    #expect(session.screen.path == ["c"])
    session.perform { router.path = [] }
    #expect(log.entries.isEmpty)
  }

  @Test func aRefusedWayBackIsNotTold() throws {
    let session = Session(
      Stack(path: router.binding) {
        LinkNode("One", value: "a").onPop { log("one") }
          .destination(for: String.self) { TextNode($0).backGuard { false } }
      })
    try session.tap("One")
    #expect(session.failed { try $0.back() } != nil)
    #expect(log.entries.isEmpty)
    session.perform { router.path = [] }
    #expect(log.entries == ["one"])
  }
}
