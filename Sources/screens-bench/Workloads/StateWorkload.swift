import Screens

@MainActor
extension Workload {
  /// h: many nodes with state of their own on one screen.
  static let states = Workload(
    letter: "h", name: "states", size: 10_000, unit: "nodes with state",
    kind: .screens {
      let session = Session(Counters(), on: .plain(width: 80))
      return Run(session: session) { Output(session.text) }
    })
}

private struct Counters: Node {
  var body: some Node {
    VStackNode {
      ForEachNode(0..<10_000) { Counter(number: $0) }
    }
  }
}

private struct Counter: Node {
  let number: Int
  @State private var count = 0

  var body: some Node { TextNode("Counter \(number): \(count)") }
}
