import Screens
import Testing

@Suite struct StateTests {
  /// Decides what a screen shows, from outside of it.
  private final class Choice {
    var isFirst = true
    var names = ["a", "b", "c"]
    var id = 1
  }

  @Test func stateBelongsToAPosition() throws {
    let session = Session(width: 20) {
      TapCounter("left")
      TapCounter("right")
    }
    try session.tap("right")
    #expect(session.text == "[ left 0 ]\n[ right 1 ]\n")
  }

  @Test func aBranchHasItsOwnState() throws {
    struct Sides: Node {
      let choice: Choice
      var body: some Node {
        if choice.isFirst { TapCounter("side") } else { TapCounter("side") }
      }
    }
    let choice = Choice()
    let session = Session(width: 20) { Sides(choice: choice) }
    try session.tap("side")
    #expect(session.text == "[ side 1 ]\n")
    choice.isFirst = false
    #expect(session.text == "[ side 0 ]\n")
    choice.isFirst = true
    #expect(session.text == "[ side 0 ]\n")
  }

  @Test func anAbsentSiblingLeavesStateAlone() throws {
    struct Optionally: Node {
      let choice: Choice
      var body: some Node {
        if choice.isFirst { TapCounter("maybe") }
        TapCounter("always")
      }
    }
    let choice = Choice()
    let session = Session(width: 20) { Optionally(choice: choice) }
    try session.tap("maybe")
    try session.tap("always")
    choice.isFirst = false
    #expect(session.text == "[ always 1 ]\n")
    choice.isFirst = true
    #expect(session.text == "[ maybe 0 ]\n[ always 1 ]\n")
  }

  @Test func anArrayKeepsStateByPlace() throws {
    struct Names: Node {
      let choice: Choice
      var body: some Node {
        for name in choice.names { TapCounter(name) }
      }
    }
    let choice = Choice()
    let session = Session(width: 20) { Names(choice: choice) }
    try session.tap("b")
    choice.names = ["c", "a"]
    #expect(session.text == "[ c 0 ]\n[ a 1 ]\n")
  }

  @Test func anotherTypeInAnAnyNodeHasFreshState() throws {
    struct Other: Node {
      @State private var count = 10
      var body: some Node { TextNode("other \(count)") }
    }
    struct Erased: Node {
      let choice: Choice
      var body: some Node { choice.isFirst ? AnyNode(TapCounter("one")) : AnyNode(Other()) }
    }
    let choice = Choice()
    let session = Session(width: 20) { Erased(choice: choice) }
    try session.tap("one")
    choice.isFirst = false
    #expect(session.text == "other 10\n")
    choice.isFirst = true
    #expect(session.text == "[ one 0 ]\n")
  }

  @Test func theSameTypeInAnAnyNodeKeepsItsState() throws {
    struct Erased: Node {
      let choice: Choice
      var body: some Node { AnyNode(TapCounter(choice.isFirst ? "one" : "two")) }
    }
    let choice = Choice()
    let session = Session(width: 20) { Erased(choice: choice) }
    try session.tap("one")
    choice.isFirst = false
    #expect(session.text == "[ two 1 ]\n")
  }

  @Test func anotherIDResetsState() throws {
    struct Keyed: Node {
      let choice: Choice
      var body: some Node { TapCounter("keyed").id(choice.id) }
    }
    let choice = Choice()
    let session = Session(width: 20) { Keyed(choice: choice) }
    try session.tap("keyed")
    #expect(session.text == "[ keyed 1 ]\n")
    choice.id = 2
    #expect(session.text == "[ keyed 0 ]\n")
  }

  @Test func optionalStateBeginsAsNil() throws {
    struct Chosen: Node {
      @State private var name: String?
      var body: some Node { ButtonNode(name ?? "nobody") { name = "Ada" } }
    }
    let session = Session(width: 20) { Chosen() }
    #expect(session.text == "[ nobody ]\n")
    try session.tap("nobody")
    #expect(session.text == "[ Ada ]\n")
  }

  @Test func oneNodeValueHasStateOfItsOwnAtEveryPlace() throws {
    let node = TapCounter("same")
    let session = Session(width: 20) {
      node
      node
    }
    try session.tap("same", nth: 1)
    #expect(session.text == "[ same 0 ]\n[ same 1 ]\n")
  }

  @Test func oneNodeValueHasStateOfItsOwnInEverySession() throws {
    let node = TapCounter("same")
    let (first, second) = (Session(node, on: .plain(width: 20)), Session(node, on: .plain(width: 20)))
    try first.tap("same")
    try first.tap("same")
    try second.tap("same")
    #expect(first.text == "[ same 2 ]\n")
    #expect(second.text == "[ same 1 ]\n")
    #expect(render(node, on: .plain(width: 20)) == "[ same 0 ]\n")
  }

  @Test func stateOutsideAScreenIsTheInitialValue() {
    struct Outside: Node {
      @State var count = 7
      var body: some Node { TextNode("\(count)") }
    }
    let node = Outside()
    #expect(node.count == 7)
  }
}
