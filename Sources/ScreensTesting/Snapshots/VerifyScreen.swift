public import Screens

/// Compares what the session shows now with its snapshot, and returns nil or the failure message.
///
/// Use `assertSnapshot(of:)` in tests; this is what it is made of.
public func verifySnapshot(
  of session: Session, as format: Format = .text, named name: String? = nil,
  accepting codes: Set<Diagnostic.Code> = [], record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  return ScreenCheck(session, format: format, accepted: codes)
    .failure(at: place, named: name, record: record)?.text()
}

/// Compares `screen` with its snapshot, and returns nil or the failure message.
///
/// Use `assertSnapshot(of:)` in tests; this is what it is made of.
public func verifySnapshot(
  of screen: Screen, as format: Format = .text, named name: String? = nil,
  accepting codes: Set<Diagnostic.Code> = [], record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  return ScreenCheck(screen: screen, format: format, accepted: codes)
    .failure(at: place, named: name, record: record)?.text()
}
