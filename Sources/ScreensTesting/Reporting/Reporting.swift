import Testing
import XCTest

extension SnapshotFailure {
  /// Hands the failure to the test that is running.
  func report(at place: TestPlace, _ environment: SnapshotEnvironment) {
    let message = text(inColor: environment.usesColor)
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
    } else {
      XCTFail(message, file: place.filePath, line: place.line)
    }
  }
}

extension TestPlace {
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(line),
      column: Int(column))
  }
}
