import Screens
import Testing

/// What an exploration walks, in which order, and what it calls what it finds.
struct ExploreTests {
  private enum Room: Hashable, Codable { case hall, kitchen, cellar }

  private struct House: Node {
    var body: some Node {
      Stack {
        VStackNode {
          LinkNode("Hall", value: Room.hall)
          LinkNode("Kitchen", value: Room.kitchen)
        }
        .title("House")
        .destination(for: Room.self) { room in
          switch room {
          case .hall: LinkNode("Kitchen", value: Room.kitchen).title("Hall")
          case .kitchen: TextNode("Soup").title("Kitchen")
          case .cellar: TextNode("Dark").title("Cellar")
          }
        }
      }
    }
  }

  @Test func `states come breadth first, each screen in reading order`() {
    let map = explore { House() }
    #expect(map.states.map(\.name) == ["root", "hall", "kitchen", "hall/kitchen"])
    #expect(
      map.states.map(\.taps) == [
        [], ["tap \"Hall\""], ["tap \"Kitchen\""], ["tap \"Hall\"", "tap \"Kitchen\""],
      ])
    #expect(map.states.map(\.title) == ["House", "Hall", "Kitchen", "Kitchen"])
    #expect(
      map.steps.map { "\($0.from) \($0.action) \($0.effect) \($0.to ?? -1)" } == [
        "0 tap \"Hall\" push 1", "0 tap \"Kitchen\" push 2", "1 back pop 0", "1 tap \"Kitchen\" push 3",
        "2 back pop 0", "3 back pop 1",
      ])
    #expect(map.findings == [])
    #expect(map.isComplete)
    #expect(map.coverage.types.description == "1 of 1")
    #expect(map.coverage.links.description == "3 of 3")
  }

  @Test func `the text of a state is what a session shows after the same taps`() throws {
    let map = explore { House() }
    let session = Session(House())
    try session.tap("Hall")
    try session.tap("Kitchen")
    #expect(map.states[3].text == session.text)
  }

  @Test func `two explorations give the same map`() {
    let maps = [explore { House() }, explore { House() }]
    #expect(maps[0].states == maps[1].states)
    #expect(maps[0].steps == maps[1].steps)
  }

  @Test func `the limit counts states and lists what was cut`() {
    let map = explore(limit: 2) { House() }
    #expect(map.states.map(\.name) == ["root", "hall"])
    #expect(!map.isComplete)
    #expect(
      map.cuts.map { "\($0.reason) \($0.name) \($0.taps)" } == [
        "limit Kitchen [\"tap \\\"Kitchen\\\"\"]",
        "limit Kitchen [\"tap \\\"Hall\\\"\", \"tap \\\"Kitchen\\\"\"]",
      ])
  }

  @Test func `the depth counts actions and lists where it stopped`() {
    let map = explore(depth: 1) { House() }
    #expect(map.states.map(\.name) == ["root", "hall", "kitchen"])
    // From the kitchen one can only go back.
    #expect(map.cuts.map { "\($0.reason) \($0.name)" } == ["depth Hall"])
    #expect(!map.isComplete)
  }

  @Test func `a filter keeps controls out`() {
    let map = explore(filter: { $0.label != "Hall" }) { House() }
    #expect(map.states.map(\.name) == ["root", "kitchen"])
    #expect(map.coverage.links.description == "1 of 1")
  }

  @Test func `ignored controls are not acted on and not missed`() {
    let map = explore {
      Stack {
        VStackNode {
          LinkNode("On", value: 1)
          ButtonNode("Call") { Issue.record("This must not be tapped.") }.exploration(.ignored)
        }
        .destination(for: Int.self) { _ in TextNode("One") }
      }
    }
    #expect(map.states.map(\.name) == ["root", "1"])
    #expect(map.findings == [])
    #expect(map.coverage.controls.description == "2 of 2")
  }

  private struct Counter: Node {
    @State private var count = 0
    var body: some Node {
      VStackNode {
        TextNode("\(count)")
        ButtonNode("More") { count = min(count + 1, 3) }
      }
    }
  }

  @Test func `what a screen says is a state of its own only where the text counts`() {
    let byStack = explore { Counter() }
    #expect(byStack.states.map(\.name) == ["root"])
    #expect(byStack.steps.map(\.effect) == [.local])
    let byScreen = explore(identity: .screen) { Counter() }
    #expect(byScreen.states.map(\.name) == ["root", "root.More", "root.More.2", "root.More.3"])
    #expect(byScreen.findings == [])
  }

  private struct Hidden: Node {
    @State private var isOpen = false
    var body: some Node {
      Stack {
        VStackNode {
          ButtonNode("Open") { isOpen = true }
          if isOpen { LinkNode("Secret", value: 7) }
        }
        .destination(for: Int.self) { TextNode("\($0)") }
      }
    }
  }

  @Test func `controls that appear after a local change are walked`() {
    let map = explore { Hidden() }
    #expect(map.states.map(\.name) == ["root", "7"])
    #expect(map.states[1].taps == ["tap \"Open\"", "tap \"Secret\""])
    #expect(map.findings == [])
  }

  @Test func `several controls of one label are told apart by number`() {
    let map = explore {
      Stack {
        ForEachNode([1, 2], id: \.self) { LinkNode("Go", value: $0) }
          .destination(for: Int.self) { TextNode("\($0)") }
      }
    }
    #expect(map.states.map(\.taps) == [[], ["tap \"Go\", nth: 0"], ["tap \"Go\", nth: 1"]])
  }
}
