/// Fails the calling test, under Swift Testing or XCTest, for every explored state that does not agree with
/// its snapshot.
///
/// The files are `Snapshots/<test file>/<test>[.<name>]/<route>.<extension>`. The folder belongs to the
/// exploration: a file in it that no state shows is a failure, and is deleted where the record mode is `all`.
///
/// - Parameters:
///   - states: What was found.
///   - isComplete: Whether nothing was cut; otherwise files that no state shows are not judged.
///   - name: Tells the explorations of one test apart.
///   - record: Weighs more than the enclosing scope and less than `SCREENS_RECORD`.
///   - fileExtension: Names the texts' format.
public func assertSnapshots(
  of states: [RouteSnapshot], isComplete: Bool = true, named name: String? = nil,
  record: RecordMode? = nil, fileExtension: String = "txt", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let check = SnapshotCheck(place: place, record: record, testCase: ParameterCase.current)
  let failures = check.failures(
    of: states, named: name, fileExtension: fileExtension, isComplete: isComplete)
  for failure in failures { failure.report(at: place, check.environment) }
}
