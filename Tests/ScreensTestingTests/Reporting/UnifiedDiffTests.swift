import Testing

@testable import ScreensTesting

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String) -> String {
    UnifiedDiff(from: old.map { Array($0.utf8) }, to: SnapshotText(new), label: "Snapshots/a.txt").text()
  }

  @Test func `a file that does not exist is added`() {
    #expect(
      diff(nil, "a\nb") == """
        --- /dev/null
        +++ b/Snapshots/a.txt
        @@ -0,0 +1,2 @@
        +a
        +b

        """)
  }

  @Test func `a missing final newline is shown`() {
    #expect(
      diff("a\nb", "a\nc") == """
        --- a/Snapshots/a.txt
        +++ b/Snapshots/a.txt
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c

        """)
  }

  @Test func `rows that differ in white space alone are kept as they stand`() {
    #expect(
      diff("a\r\nb  \r\nc\r\n", "a\nb\nd") == """
        --- a/Snapshots/a.txt
        +++ b/Snapshots/a.txt
        @@ -1,3 +1,3 @@
         a\r
         b  \r
        -c\r
        +d

        """)
  }

  @Test(arguments: [
    (nil, "a"), ("a\n", "b"), ("a", "b"), ("a\nb", "a\nb\nc"), ("a\n\n\n", "b"), ("a\r\nb\r\n", "a\nc"),
    ("x  \ny\n", "x\nz\n"), ("", "a"), ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "0\n1\n2\n3\n5\n6\n7\n8\n9\n10\n"),
    ("é\n", "e\u{301}"), ("-- a\n++ b\n", "--- a\n@@ b\n"), ("same\nlast", "first\nsame\nlast"),
  ])
  func `git applies the diff`(old: String?, new: String) async throws {
    let folder = TemporaryFolder()
    if let old { try folder.write(old, to: "Snapshots/a.txt") }
    try folder.write(diff(old, new), to: "change.patch")
    let outcome = try Command.run("git", "apply", "change.patch", in: folder.path)
    #expect(outcome.status == 0, "\(outcome.output)")
    let applied = try #require(folder.read("Snapshots/a.txt"))
    #expect(SnapshotText(applied) == SnapshotText(new))
  }
}
