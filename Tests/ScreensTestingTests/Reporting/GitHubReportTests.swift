import Testing

@testable import ScreensTesting

@Suite struct GitHubReportTests {
  private let folder = TemporaryFolder()
  private let printed = PrintedText()
  private let failure = SnapshotFailure(
    what: "100% wrong:\n  a|b", why: "Why.", remedy: "Do.",
    file: SnapshotFile(root: SnapshotRoot(path: "/r"), label: "Snapshots/a.txt"))

  private func report(_ variables: [String: String]) -> GitHubReport {
    var environment = folder.environment(variables)
    let printed = printed
    environment.print = { printed.add($0) }
    return GitHubReport(environment)
  }

  @Test func `a failure is an annotation at the assertion`() {
    report(["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/package"]).add(failure, at: .sample())
    #expect(
      printed.text
        == "::error file=Tests/ShopTests.swift,line=12,title=Snapshot::100%25 wrong:%0A  a|b%0AWhy.%0ADo.\n")
  }

  @Test func `outside the workspace the path stays whole, and its signs are escaped`() {
    report(["GITHUB_ACTIONS": "true"]).add(failure, at: .sample(file: "/a:b,c/T.swift"))
    #expect(printed.text.hasPrefix("::error file=/a%3Ab%2Cc/T.swift,line=12,"))
  }

  @Test func `a run prints ten annotations at most, and every row of the table`() {
    let report = report(["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"])
    for _ in 0..<12 { report.add(failure, at: .sample()) }
    #expect(printed.text.split(separator: "\n").count == 10)
    let row = #"| ShopTests.swift:12 | Snapshots/a.txt | 100% wrong:<br>  a\|b |"# + "\n"
    #expect(
      folder.read("summary.md") == """

        | Test | Snapshot | What happened |
        | --- | --- | --- |

        """ + String(repeating: row, count: 12))
  }

  @Test func `elsewhere nothing is printed or written`() {
    report(["GITHUB_STEP_SUMMARY": "summary.md"]).add(failure, at: .sample())
    #expect(printed.text == "")
    #expect(folder.files == [])
  }
}
