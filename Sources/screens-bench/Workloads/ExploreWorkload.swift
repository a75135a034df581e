import Screens

@MainActor
extension Workload {
  /// i: every state of a made-up app found and checked: ten places in each place, three deep, and deeper in some.
  static let explorations = [0, 189, 889].map { deeper in
    Workload(
      letter: "i", name: "explore", size: 1_111 + 10 * deeper, unit: "states", repetitions: 1,
      kind: .screens {
        Run {
          let map = explore(limit: 20_000) { House(deeper: deeper) }
          return Output("\(map.states.count) states, \(map.findings.count) findings\n", bytes: map.textBytes)
        }
      })
  }
}

extension StateMap {
  fileprivate var textBytes: Int { states.reduce(0) { $0 + $1.text.utf8.count } }
}

/// One of ten places in a place, by their numbers from the outermost in.
private struct Place: Hashable, Codable, CustomStringConvertible {
  let numbers: [Int]

  var description: String { numbers.map(String.init).joined(separator: "-") }
}

private struct House: Node {
  let deeper: Int

  var body: some Node {
    Stack {
      Room(place: Place(numbers: []), deeper: deeper).destination(for: Place.self) {
        Room(place: $0, deeper: deeper)
      }
    }
  }
}

private struct Room: Node {
  let place: Place
  let deeper: Int

  private var count: Int {
    let numbers = place.numbers
    if numbers.count == 3 { return numbers.reduce(0) { $0 * 10 + $1 } < deeper ? 10 : 0 }
    return numbers.count < 3 ? 10 : 0
  }

  var body: some Node {
    VStackNode {
      TextNode("This is \(place).")
      ForEachNode(0..<count) { LinkNode("On to \($0)", value: Place(numbers: place.numbers + [$0])) }
    }
    .title("Place \(place)")
  }
}
