import Screens

@MainActor
extension Workload {
  /// b: many rows from nodes to a string, in one session.
  static let rows = rows("b", "rows", 10_000, repetitions: 11)

  /// g: the same for few rows and for very many.
  static let moreRows = [1_000, 10_000, 100_000, 1_000_000].map { count in
    rows("g", "more-rows", count, repetitions: count < 100_000 ? 11 : 3)
  }

  private static func rows(_ letter: Character, _ name: String, _ count: Int, repetitions: Int) -> Workload {
    Workload(
      letter: letter, name: name, size: count, unit: "rows", repetitions: repetitions,
      floor: ["b", "\(count)"], expected: expected(count),
      kind: .screens {
        let session = Session(Rows(count: count), on: .plain(width: 80))
        return Run(session: session) { Output(session.text) }
      })
  }

  private static func expected(_ count: Int) -> Fingerprint? {
    switch count {
    case 10_000: Fingerprint(rows: count, sum: 4_254_253_029_024_798_860)
    default: nil
    }
  }
}

/// A label at the left, a value at the right, and nothing in between.
private struct Rows: Node {
  let count: Int

  var body: some Node {
    VStackNode(spacing: 0) {
      ForEachNode(0..<count) { index in
        HStackNode(spacing: 0) {
          TextNode("Item \(index)")
          SpacerNode()
          TextNode("value \(7 * index)")
        }
      }
    }
  }
}
