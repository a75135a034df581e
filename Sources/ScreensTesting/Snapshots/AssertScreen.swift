public import Screens

/// Fails the calling test unless what the session shows now agrees with its snapshot and has no error.
///
/// ```swift
/// let session = Session(Shop(), on: .phone)
/// try session.tap("Cart (1)")
/// assertSnapshot(of: session, named: "cart")
/// ```
/// The file is `Snapshots/<test file>/<test>[.<name>].txt`, one plain file exactly as printed. Every format has an
/// extension of its own, so that one test can keep several: `as: .outline` is `….outline`. The message says by which
/// steps the screen was reached.
///
/// A screen with a diagnostic of severity `error`, such as a value without a destination, fails whatever it looks like,
/// and is not recorded. Where a test pictures one on purpose, `accepting` names the codes.
public func assertSnapshot(
  of session: Session, as format: Format = .text, named name: String? = nil,
  accepting codes: Set<Diagnostic.Code> = [], record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  ScreenCheck(session, format: format, accepted: codes)
    .report(at: place, named: name, record: record)
}

/// Fails the calling test unless `screen` agrees with its snapshot and has no error but those that are accepted.
public func assertSnapshot(
  of screen: Screen, as format: Format = .text, named name: String? = nil,
  accepting codes: Set<Diagnostic.Code> = [], record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  ScreenCheck(screen: screen, format: format, accepted: codes)
    .report(at: place, named: name, record: record)
}

/// Fails the calling test unless `node`, as nobody has acted on it yet, agrees with its snapshot and has no error but
/// those that are accepted.
public func assertSnapshot<Root: Node>(
  of node: Root, on device: Device = .phone, as format: Format = .text, named name: String? = nil,
  accepting codes: Set<Diagnostic.Code> = [], record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  ScreenCheck(screen: Session(node, on: device).screen, format: format, accepted: codes)
    .report(at: place, named: name, record: record)
}
