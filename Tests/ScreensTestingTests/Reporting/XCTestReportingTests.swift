import XCTest

@testable import ScreensTesting

final class XCTestReportingTests: XCTestCase {
  private var caught: [String]?

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard caught == nil else { return caught!.append(issue.compactDescription) }
      super.record(issue)
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile path: String, atLine line: Int, expected: Bool
    ) {
      guard caught == nil else { return caught!.append(description) }
      super.recordFailure(withDescription: description, inFile: path, atLine: line, expected: expected)
    }
  #endif

  func testAFailureIsAFailureOfTheRunningTest() {
    let folder = TemporaryFolder()
    caught = []
    SnapshotEnvironment.$current.withValue(folder.environment(["CI": "1"])) {
      assertSnapshot(of: "Cart", named: "cart")
    }
    let failures = caught ?? []
    caught = nil
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(
      failures.first?.contains(
        "has no snapshot Snapshots/XCTestReportingTests/testAFailureIsAFailureOfTheRunningTest.cart.txt")
        == true)
  }

  func testAgreementIsSilent() throws {
    let folder = TemporaryFolder()
    try folder.write("Cart", to: "Snapshots/XCTestReportingTests/testAgreementIsSilent.txt")
    SnapshotEnvironment.$current.withValue(folder.environment(["CI": "1"])) {
      assertSnapshot(of: "Cart")
    }
  }
}
