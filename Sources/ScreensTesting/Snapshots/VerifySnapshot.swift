/// Compares `text` with the snapshot that belongs to the calling test, and returns nil or the failure message.
///
/// The file is `Snapshots/<test file>/<test>[.<name>].<extension>`. Use `assertSnapshot(of:named:)` in tests;
/// this is what it is made of.
///
/// - Parameters:
///   - text: What the test shows; compared after CRLF, trailing blanks and the final newline are normalised.
///   - name: Tells the snapshots of one test apart.
///   - record: Weighs more than the enclosing scope and less than `SCREENS_RECORD`.
///   - fileExtension: Names the text's format.
///   - taps: How the test came here, for the message.
public func verifySnapshot(
  of text: String, named name: String? = nil, record: RecordMode? = nil,
  fileExtension: String = "txt", reachedBy taps: [String] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let check = SnapshotCheck(place: place, record: record, testCase: ParameterCase.current)
  return check.failure(of: text, named: name, fileExtension: fileExtension, reachedBy: taps)?.text()
}
