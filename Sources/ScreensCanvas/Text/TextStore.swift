/// Prepared texts, one after the other: sanitised, cut into clusters, measured, with their line breaks marked.
package struct TextStore: Sendable {
  /// The glyphs of all texts; a `TextSpan` says which are whose.
  package var glyphs: [UInt32] = []
  /// The clusters of more than one scalar among them.
  package var clusters = ClusterTable()
  /// Cells that stand for what a cut text has lost: one `…`, or three dots.
  package var ellipsisCells = 1
  private let ascii = ASCIIBreaks.shared

  /// Room to begin with: few screens have longer texts.
  private static let usualCount = 1_024

  package init() {}

  package mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    glyphs.reserveCapacity(Self.usualCount)
    clusters.removeAll()
  }

  /// Prepares a text: hard lines, sanitising, tabs, clusters and their cells, line breaks.
  package mutating func append(_ text: String) -> TextSpan {
    if let span = text.utf8.withContiguousStorageIfAvailable({ append($0) }) { return span }
    var native = text
    return native.withUTF8 { append($0) }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) -> TextSpan {
    guard ASCIIRun.end(in: bytes, from: 0) == bytes.count else {
      var preparer = TextPreparer(bytes)
      return preparer.append(to: &self)
    }
    guard !bytes.isEmpty else {
      return TextSpan(start: Int32(clamping: glyphs.count), count: 0, width: 0, hardLines: 1, widestGlyph: 0)
    }
    let start = Int32(clamping: glyphs.count)
    let count = Int32(clamping: bytes.count)
    glyphs.append(addingCapacity: bytes.count) { span in
      span.withUnsafeMutableBufferPointer { glyphs, count in
        ascii.write(bytes, 0..<bytes.count, to: glyphs.baseAddress.unsafelyUnwrapped + count)
        count += bytes.count
      }
    }
    return TextSpan(start: start, count: count, width: count, hardLines: 1, widestGlyph: 1)
  }
}
