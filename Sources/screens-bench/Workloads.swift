import Screens
import ScreensSamples

extension Workload {
  @MainActor static let all: [Workload] = [rows, tutorial] + texts

  /// 10,000 rows from nodes to a string, in one session.
  @MainActor private static let rows = Workload(name: "rows", size: "10,000 rows", repetitions: 31) {
    let session = Session(Rows(count: 10_000), on: .plain(width: 80))
    return Prepared { session.text }
  }

  /// The tutorial's root on a phone, 1,000 times.
  @MainActor private static let tutorial = Workload(
    name: "tutorial", size: "1,000 renders", repetitions: 11
  ) {
    let session = Session(TutorialSpanish(), on: .phone)
    return Prepared {
      for _ in 1..<1_000 { _ = session.text }
      return session.text
    }
  }
}

/// A label at the left, a value at the right, and nothing in between.
struct Rows: Node {
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
