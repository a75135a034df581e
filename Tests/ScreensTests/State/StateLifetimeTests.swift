import Screens
import Testing

@Suite struct StateLifetimeTests {
  private final class Held {}
  private final class Slot {
    weak var held: Held?
    var path: [Int] = []
    var isShown = true
  }

  private struct Holder: Node {
    let slot: Slot
    @State private var held: Held?
    var body: some Node {
      ButtonNode("hold") {
        let new = Held()
        slot.held = new
        held = new
      }
      .onDisappear { _ = held }
    }
  }

  @Test func thePoppedScreensStateIsLetGo() throws {
    let slot = Slot()
    let path = Binding(get: { slot.path }, set: { slot.path = $0 })
    let session = Session(width: 20) {
      Stack(path: path) {
        TextNode("root").destination(for: Int.self) { _ in Holder(slot: slot) }
      }
    }
    slot.path = [1, 2]
    try session.tap("hold")
    _ = session.text
    #expect(slot.held != nil)
    slot.path = [1, 2, 3]
    _ = session.text
    #expect(slot.held != nil, "A covered screen keeps its state.")
    try session.back(to: 1)
    #expect(slot.held == nil)
  }

  @Test func theStateOfANodeTakenOutIsLetGo() throws {
    struct Conditional: Node {
      let slot: Slot
      var body: some Node {
        if slot.isShown { Holder(slot: slot) }
      }
    }
    let slot = Slot()
    let session = Session(width: 20) { Conditional(slot: slot) }
    try session.tap("hold")
    #expect(slot.held != nil)
    slot.isShown = false
    _ = session.screen
    #expect(slot.held == nil)
  }

  @Test func aSessionLetsGoOfEverything() throws {
    let slot = Slot()
    var session: Session? = Session(width: 20) { Holder(slot: slot) }
    try session?.tap("hold")
    #expect(slot.held != nil)
    session = nil
    #expect(slot.held == nil)
  }
}
