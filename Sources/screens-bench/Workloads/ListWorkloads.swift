import Screens

@MainActor
extension Workload {
  /// g: a long list in a low window, at its beginning, in the middle and at its end.
  static let lists = [("list-top", 0), ("list-middle", 500_000), ("list-end", 1_000_000)].map { name, row in
    Workload(
      letter: "g", name: name, size: 1_000_000, unit: "rows, 24 seen", repetitions: 51,
      kind: .screens {
        let session = Session(LongList(), on: .plain(width: 80).height(24))
        session.scroll(to: row)
        return Run(session: session) { Output(session.text) }
      })
  }
}

private struct LongList: Node {
  var body: some Node {
    ListNode {
      ForEachNode(0..<1_000_000) { TextNode("Item \($0)") }
    }
    .rowHeight(1)
  }
}
