@testable import Screens

/// Two tabs; on one of them a page that leads to itself: one finding, and one cut.
struct MapSample: Node {
  var body: some Node {
    TabsNode {
      TabNode("Home") {
        Stack {
          LinkNode("Tent", value: "tent")
            .title("Home")
            .destination(for: String.self) { _ in LinkNode("Again", value: "tent").title("Tent") }
        }
      }
      TabNode("Help") { TextNode("Ask.") }
    }
  }

  static var map: StateMap { explore(on: .plain(width: 22)) { MapSample() } }
}

/// Labels and titles that mean something to what reads the outputs.
struct OddlyNamedSample: Node {
  static let name = #"</script> "A" & 'b' \N style:x#1; %%{init: {}}%%"#

  var body: some Node {
    Stack {
      VStackNode {
        LinkNode(Self.name, value: 1)
        ButtonNode("Less & less") {}
      }
      .title("שלום")
      .destination(for: Int.self) { _ in TextNode("One").title(Self.name) }
    }
  }

  static var map: StateMap { explore(on: .plain(width: 60)) { OddlyNamedSample() } }
}

extension StateMap {
  /// States that each lead to the next one and nowhere else.
  static func chain(_ count: Int) -> StateMap {
    var map = StateMap(device: .plain(width: 10))
    for index in 0..<count {
      map.states.append(
        State(
          index: index, route: index == 0 ? [] : ["\(index)"], title: nil, text: "\(index)\n",
          taps: Array(repeating: "tap \"Next\"", count: min(index, 20)), diagnostics: []))
      guard index > 0 else { continue }
      map.steps.append(Step(from: index - 1, to: index, action: "tap \"Next\"", effect: .push))
    }
    return map
  }
}
