import Testing

@testable import ScreensTesting

@Suite struct SnapshotFailureTests {
  private func failure(rows: Int) -> SnapshotFailure {
    let text = SnapshotText((0..<rows).map { "row \($0)\n" }.joined())
    return SnapshotFailure(
      what: "What.", why: "Why.", remedy: "Do.",
      diff: UnifiedDiff(from: nil, to: text, label: "Snapshots/A/b.txt"), actual: text,
      file: SnapshotFile(root: SnapshotRoot(path: "/r"), label: "Snapshots/A/b.txt"))
  }

  @Test func `the parts stand in order, apart from each other`() {
    var failure = failure(rows: 1)
    failure.taps = ["Cart", "Pay"]
    #expect(
      failure.text() == """
        What.

        --- /dev/null
        +++ b/Snapshots/A/b.txt
        @@ -0,0 +1 @@
        +row 0

        Reached by: Cart > Pay

        Why.

        Do.
        """)
  }

  @Test func `a long diff is cut in the message and whole in the attachment`() {
    let failure = failure(rows: 230)
    let lines = failure.text().split(separator: "\n")
    #expect(lines.contains("+row 199"))
    #expect(!lines.contains("+row 200"))
    #expect(lines.contains("... 30 more rows; the whole patch is attached to the test"))
    #expect(failure.attachments.map(\.name) == ["A.b.actual.txt", "A.b.patch"])
    #expect(failure.attachments.last?.text.contains("+row 229\n") == true)
  }

  @Test func `colour is for the message alone`() {
    let failure = failure(rows: 1)
    #expect(failure.text(inColor: true).contains("\u{1B}[32m+row 0\u{1B}[0m"))
    #expect(failure.attachments.last?.text.contains("\u{1B}") == false)
  }
}
