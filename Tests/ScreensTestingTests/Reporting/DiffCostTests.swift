import Testing

@testable import ScreensTesting

/// 4,000 lines with every third changed take under 0.1 s in a debug build, however they are changed.
@Suite(.serialized) struct DiffCostTests {
  private let lines = (0..<4000).map { "│ Row number \($0) of the list         │" }

  private func everyThird(_ change: (Int) -> String) -> [String] {
    lines.indices.map { $0 % 3 == 0 ? change($0) : lines[$0] }
  }

  private func milliseconds(from old: [String], to new: [String]) -> Double {
    let old = Array(old.joined(separator: "\n").utf8)
    let new = SnapshotText(new.joined(separator: "\n"))
    // The best of a few: other tests run beside this one.
    let times = (0..<5).map { _ in
      ContinuousClock().measure {
        _ = UnifiedDiff(from: old, to: new, label: "Snapshots/a.txt").text()
      }
    }
    return times.min()! / .milliseconds(1)
  }

  @Test func `lines that are new`() {
    #expect(milliseconds(from: lines, to: everyThird { "│ Changed \($0) │" }) < 100)
  }

  @Test func `lines that also stand elsewhere`() {
    #expect(milliseconds(from: lines, to: everyThird { lines[($0 * 7) % 4000] }) < 100)
  }

  @Test func `lines of two kinds`() {
    let old = (0..<4000).map { $0 % 2 == 0 ? "a" : "b" }
    let new = (0..<4000).map { ($0 % 2 == 0) != ($0 % 3 == 0) ? "a" : "b" }
    #expect(milliseconds(from: old, to: new) < 100)
  }

  @Test func `the order turned round`() {
    #expect(milliseconds(from: lines, to: lines.reversed()) < 100)
  }
}
