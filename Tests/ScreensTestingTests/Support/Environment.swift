@testable import ScreensTesting

extension TemporaryFolder {
  /// An environment that keeps its snapshots here and nothing else; each has its own run.
  func environment(
    _ variables: [String: String] = [:], arguments: [String] = ["Tests.xctest"]
  ) -> SnapshotEnvironment {
    SnapshotEnvironment(
      variables: variables.merging(["SCREENS_SNAPSHOTS": path]) { given, _ in given },
      arguments: arguments, workingFolder: path, temporaryFolder: path + "/temporary",
      isTerminal: false, print: { _ in }, run: SnapshotRun())
  }
}

extension TestPlace {
  static func sample(
    _ function: String = "checkout()", file: StaticString = "/package/Tests/ShopTests.swift",
    line: UInt = 12
  ) -> TestPlace {
    TestPlace(
      fileID: "ShopTests/ShopTests.swift", filePath: file, function: function, line: line, column: 3)
  }
}

extension SnapshotCheck {
  func failure(of text: String, named name: String? = nil) -> SnapshotFailure? {
    failure(of: text, named: name, fileExtension: "txt", reachedBy: [])
  }
}
