/// A text in the one form snapshots are compared and written in.
///
/// CRLF becomes LF, rows lose their trailing blanks, and the text ends with exactly one newline.
/// Everything works on bytes: `String ==` takes canonically equal texts for the same, and a CRLF is one
/// `Character`.
struct SnapshotText: Equatable, Sendable {
  private(set) var bytes: [UInt8] = []

  init(_ text: String) { self.init(utf8: Array(text.utf8)) }

  init(utf8 source: [UInt8]) {
    bytes.reserveCapacity(source.count + 1)
    var contentEnd = 0
    for row in SnapshotRow.rows(of: source) {
      bytes.append(contentsOf: row.content)
      if !row.content.isEmpty { contentEnd = bytes.count }
      bytes.append(SnapshotRow.newline)
    }
    bytes.removeSubrange(contentEnd...)
    bytes.append(SnapshotRow.newline)
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }
}
