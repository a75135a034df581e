/// Fails the calling test, under Swift Testing or XCTest, unless `text` agrees with its snapshot.
///
/// The file is `Snapshots/<test file>/<test>[.<name>].<extension>`. A snapshot that is missing fails the test
/// even when it has just been recorded.
///
/// - Parameters:
///   - text: What the test shows; compared after CRLF, trailing blanks and the final newline are normalised.
///   - name: Tells the snapshots of one test apart.
///   - record: Weighs more than the enclosing scope and less than `SCREENS_RECORD`.
///   - fileExtension: Names the text's format.
///   - taps: How the test came here, for the message.
public func assertSnapshot(
  of text: String, named name: String? = nil, record: RecordMode? = nil,
  fileExtension: String = "txt", reachedBy taps: [String] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let check = SnapshotCheck(place: place, record: record, testCase: ParameterCase.current)
  if let failure = check.failure(
    of: text, named: name, fileExtension: fileExtension, reachedBy: taps)
  {
    failure.report(at: place, check.environment)
  }
}
