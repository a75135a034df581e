import Screens
import Testing

/// State is found in the memory of a node, so that nodes of every shape must be tried, unoptimised and optimised.
@Suite struct NodeLayoutTests {
  private enum Payload {
    case none
    case words(UInt, UInt, UInt, String)
    case object(Log)
    case nested(Int?)
  }
  private struct Nothing {}
  private struct Large {
    var words = (0, 1, 2, 3, 4, 5, 6, 7)
    var more = (0.0, "text", [1, 2], UInt8(7))
  }

  private struct Crowded<Item>: Node {
    var flag: Bool
    var payload: Payload
    @State private var first = 0
    var item: Item
    var nothing = Nothing()
    var action: () -> String
    @State private var second = "a"
    var existential: any CustomStringConvertible
    var anything: Any
    var optional: (any Hashable)?
    var large = Large()
    @Environment(\.lineLimit) private var limit
    @State private var third: Large?
    var byte: UInt8 = 3
    @State private var fourth: UInt8 = 1
    weak var log: Log?

    init(_ item: Item, payload: Payload, anything: Any, log: Log) {
      flag = true
      self.payload = payload
      self.item = item
      action = { "ran" }
      existential = item as? any CustomStringConvertible ?? "none"
      self.anything = anything
      optional = nil
      self.log = log
    }

    var body: some Node {
      TextNode("\(first) \(second) \(third == nil) \(fourth) \(limit ?? 0) \(log == nil)")
      ButtonNode("change") {
        first += 1
        second += "b"
        third = Large()
        fourth += 1
      }
    }
  }

  private func check<Item>(_ item: Item, payload: Payload, anything: Any = 1) throws {
    let log = Log()
    let node = Crowded(item, payload: payload, anything: anything, log: log)
    let session = Session(width: 40) {
      node
      node.lineLimit(5)
    }
    let others = Session(node, on: .plain(width: 40))
    let untouched = "0 a true 1 0 false\n[ change ]\n"
    #expect(others.text == untouched)
    try session.tap("change", nth: 1)
    try session.tap("change", nth: 1)
    #expect(session.text == untouched + "2 abb false 3 5 false\n[ change ]\n")
    #expect(others.text == untouched)
  }

  @Test func everyWrappedPropertyIsFoundBesideOtherFields() throws {
    try check(1, payload: .none)
    try check("text", payload: .words(1, 2, 3, "four"))
    try check(Nothing(), payload: .object(Log()), anything: "text")
    try check([1.5], payload: .nested(nil), anything: State(wrappedValue: 3))
    try check({ 1 }, payload: .nested(4), anything: Log())
    try check(Optional<Log>.none, payload: .none, anything: Large())
  }

  @Test func everyCaseOfAnEnumFieldIsLinkedAlike() throws {
    let log = Log()
    let payloads: [Payload] = [.none, .words(.max, .max, .max, ""), .object(log), .nested(1), .nested(nil)]
    let session = Session(width: 40) {
      ForEachNode(0..<payloads.count) {
        Crowded(0, payload: payloads[$0], anything: $0.isMultiple(of: 2) ? 1 : log, log: log)
      }
    }
    for index in payloads.indices { try session.tap("change", nth: index) }
    #expect(
      session.text == String(repeating: "1 ab false 2 0 false\n[ change ]\n", count: payloads.count))
  }

  @Test func twoPropertiesThatBeginWithOneCellAreTold() throws {
    struct Twins: Node {
      @State private var first: Int
      @State private var second: Int
      init() {
        let state = State(wrappedValue: 0)
        _first = state
        _second = state
      }
      var body: some Node {
        ButtonNode("\(first) \(second)") {
          first += 1
          second += 2
        }
      }
    }
    let node = Twins()
    let session = Session(width: 20) {
      node
      node
    }
    try session.tap("0 0", nth: 0)
    #expect(session.text == "[ 1 2 ]\n[ 0 0 ]\n")
  }

  @Test func bitsThatLookLikeAPropertyAreNotTakenForIt() throws {
    struct Lookalike: Node {
      let bits: UInt
      @State private var count: Int
      init() {
        let state = State(wrappedValue: 0)
        bits = unsafeBitCast(state, to: UInt.self)
        _count = state
      }
      var body: some Node { ButtonNode("\(count)") { count += 1 } }
    }
    let node = Lookalike()
    let session = Session(width: 20) {
      node
      node
    }
    try session.tap("0", nth: 0)
    #expect(session.text == "[ 1 ]\n[ 0 ]\n")
  }

  @Test func aNodeWithoutFieldsNeedsNoState() {
    struct Zero: Node {
      var body: some Node { TextNode("zero") }
    }
    #expect(picture(width: 10) { Zero() } == "zero\n")
  }

  @Test func aNodeOfOneWrappedPropertyIsLinked() throws {
    struct Only: Node {
      @State private var isOn = false
      var body: some Node { ButtonNode(isOn ? "on" : "off") { isOn.toggle() } }
    }
    let node = Only()
    let session = Session(node, on: .plain(width: 10))
    try session.tap("off")
    #expect(session.text == "[ on ]\n")
    #expect(render(node, on: .plain(width: 10)) == "[ off ]\n")
  }
}
