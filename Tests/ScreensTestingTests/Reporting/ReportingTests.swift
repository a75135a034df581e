import Testing

@testable import ScreensTesting

@Suite struct ReportingTests {
  @Test func `a failure is an issue of the running test`() {
    let folder = TemporaryFolder()
    withKnownIssue {
      SnapshotEnvironment.$current.withValue(folder.environment(["CI": "1"])) {
        assertSnapshot(of: "Cart", named: "cart")
      }
    } matching: { issue in
      issue.sourceLocation?.fileName == "ReportingTests.swift"
        && issue.comments.first?.rawValue.contains("has no snapshot Snapshots/ReportingTests/") == true
    }
  }

  @Test func `agreement is silent`() throws {
    let folder = TemporaryFolder()
    try folder.write("Cart\n", to: "Snapshots/ReportingTests/agreement-is-silent-\(hash).cart.txt")
    SnapshotEnvironment.$current.withValue(folder.environment(["CI": "1"])) {
      assertSnapshot(of: "Cart", named: "cart")
    }
  }

  private var hash: String { StableHash.digits(of: "agreement is silent") }
}
