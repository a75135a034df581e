import Foundation

/// One row of a text as it stands in a file, and what of it counts.
struct SnapshotRow: Equatable {
  static let newline = UInt8(ascii: "\n")

  /// The bytes up to the newline, a carriage return included.
  var bytes: ArraySlice<UInt8>
  /// The bytes without a carriage return at the end and without trailing blanks.
  var content: ArraySlice<UInt8>
  /// Only the last row of a file can lack its newline.
  var endsWithNewline: Bool

  static func rows(of bytes: [UInt8]) -> [SnapshotRow] {
    var rows: [SnapshotRow] = []
    var start = 0
    while start < bytes.count {
      let end = newlineIndex(in: bytes, from: start)
      rows.append(SnapshotRow(bytes[start..<(end ?? bytes.count)], endsWithNewline: end != nil))
      start = (end ?? bytes.count) + 1
    }
    return rows
  }

  // Unlike `firstIndex(of:)` this is quick in a debug build.
  private static func newlineIndex(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { all in
      let found = memchr(all.baseAddress! + start, Int32(newline), all.count - start)
      return found.map { UnsafeRawPointer($0) - all.baseAddress! }
    }
  }

  init(_ bytes: ArraySlice<UInt8>, endsWithNewline: Bool) {
    self.bytes = bytes
    self.endsWithNewline = endsWithNewline
    content = bytes
    if content.last == UInt8(ascii: "\r") { content.removeLast() }
    while let last = content.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
      content.removeLast()
    }
  }
}
