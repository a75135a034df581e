public import Screens

/// Fails the calling test unless what the session shows now agrees with its snapshot.
///
/// ```swift
/// let session = Session(Shop(), on: .phone)
/// try session.tap("Cart (1)")
/// assertSnapshot(of: session, named: "cart")
/// ```
/// The file is `Snapshots/<test file>/<test>[.<name>].txt`, one plain file exactly as printed. Every format has an
/// extension of its own, so that one test can keep several: `as: .outline` is `….outline`.
public func assertSnapshot(
  of session: Session, as format: Format = .text, named name: String? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: session.screen, as: format, named: name, record: record, fileID: fileID, filePath: filePath,
    function: function, line: line, column: column)
}

/// Fails the calling test unless `screen` agrees with its snapshot.
public func assertSnapshot(
  of screen: Screen, as format: Format = .text, named name: String? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: screen.render(as: format), named: name, record: record, fileExtension: format.fileExtension,
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

/// Fails the calling test unless `node`, as nobody has acted on it yet, agrees with its snapshot.
public func assertSnapshot<Root: Node>(
  of node: Root, on device: Device = .phone, as format: Format = .text, named name: String? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: Session(node, on: device).screen, as: format, named: name, record: record, fileID: fileID,
    filePath: filePath, function: function, line: line, column: column)
}
