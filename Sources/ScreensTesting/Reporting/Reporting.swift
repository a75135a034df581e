import Testing
import XCTest

extension SnapshotFailure {
  /// Hands the failure to the test that is running, with what it shows attached, and to GitHub.
  func report(at place: TestPlace, _ environment: SnapshotEnvironment) {
    let message = text(inColor: environment.usesColor)
    // Work that left its task no longer knows its test, but an issue still fails the run.
    if Test.current != nil || environment.runsSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
    } else {
      XCTFail(message, file: place.filePath, line: place.line)
    }
    attach(at: place)
    GitHubReport(environment).add(self, at: place)
  }
}

extension TestPlace {
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(line),
      column: Int(column))
  }
}
