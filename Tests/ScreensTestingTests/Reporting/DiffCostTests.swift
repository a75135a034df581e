import Testing

@testable import ScreensTesting

/// 4,000 lines with every third changed are compared in linear space and near linear time, however they are changed.
///
/// The time is printed and not checked: it is the machine's, not the code's. A search without a budget would take
/// minutes here and so would not go unnoticed.
@Suite(.serialized) struct DiffCostTests {
  private let lines = (0..<4000).map { "│ Row number \($0) of the list         │" }

  private func everyThird(_ change: (Int) -> String) -> [String] {
    lines.indices.map { $0 % 3 == 0 ? change($0) : lines[$0] }
  }

  /// The rows that a diff takes out and those it adds.
  private func changes(from old: [String], to new: [String], _ what: String) -> (removed: Int, added: Int) {
    let old = Array(old.joined(separator: "\n").utf8)
    let new = SnapshotText(new.joined(separator: "\n"))
    let clock = ContinuousClock()
    let start = clock.now
    let text = UnifiedDiff(from: old, to: new, label: "Snapshots/a.txt").text()
    print("4,000 lines, \(what): \((clock.now - start) / .milliseconds(1)) ms")
    let rows = text.split(separator: "\n").dropFirst(2)
    return (rows.count { $0.hasPrefix("-") }, rows.count { $0.hasPrefix("+") })
  }

  @Test func `lines that are new`() {
    let changes = changes(from: lines, to: everyThird { "│ Changed \($0) │" }, "every third new")
    #expect(changes == (1334, 1334))
  }

  @Test func `lines that also stand elsewhere`() {
    let changes = changes(
      from: lines, to: everyThird { lines[($0 * 7) % 4000] }, "every third from elsewhere")
    #expect(changes.removed == changes.added && (1200...4000).contains(changes.removed))
  }

  @Test func `lines of two kinds`() {
    let old = (0..<4000).map { $0 % 2 == 0 ? "a" : "b" }
    let new = (0..<4000).map { ($0 % 2 == 0) != ($0 % 3 == 0) ? "a" : "b" }
    let changes = changes(from: old, to: new, "of two kinds")
    #expect(changes.removed == changes.added && (1...2000).contains(changes.removed))
  }

  @Test func `the order turned round`() {
    #expect(changes(from: lines, to: lines.reversed(), "turned round") == (3999, 3999))
  }
}
