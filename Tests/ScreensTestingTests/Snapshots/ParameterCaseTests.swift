import Testing

@testable import ScreensTesting

@Suite struct ParameterCaseTests {
  @Test(arguments: [4]) func `one argument`(width: Int) {
    #expect(ParameterCase.current == "width: 4")
  }

  @Test(arguments: ["phone"], [2]) func `more arguments`(on device: String, count: Int) {
    #expect(ParameterCase.current == "device: phone, count: 2")
  }

  @Test func `a plain test has no case`() {
    #expect(ParameterCase.current == nil)
  }

  @Test(arguments: ["one", "two"]) func `cases under one name fail naming both`(text: String) {
    let folder = TemporaryFolder()
    let environment = folder.environment()
    let other = SnapshotCheck(
      place: .sample("cases(text:)", file: #filePath), testCase: "text: zero", environment: environment)
    _ = other.failure(of: "zero")
    let message = SnapshotEnvironment.$current.withValue(environment) {
      verifySnapshot(of: text, function: "cases(text:)", line: 30)
    }
    #expect(
      message?.hasPrefix(
        """
        Two places claim Snapshots/ParameterCaseTests/cases.txt for different texts:
          cases at ParameterCaseTests.swift:12 (case text: zero)
          cases at ParameterCaseTests.swift:30 (case text: \(text))

        """) == true)
    #expect(folder.read("Snapshots/ParameterCaseTests/cases.txt") == "zero\n")
  }
}
