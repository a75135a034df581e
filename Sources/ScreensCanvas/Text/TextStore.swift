/// Prepared texts, one after the other: sanitised, cut into clusters, measured, with their line breaks marked.
package struct TextStore: Sendable {
  package var glyphs: [UInt32] = []
  package var clusters = ClusterTable()

  package init() {}

  package mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    clusters.removeAll()
  }

  /// Prepares a text: hard lines, sanitising, tabs, clusters and their cells, line breaks.
  package mutating func append(_ text: String) -> TextSpan {
    var text = text
    return text.withUTF8 { bytes in
      guard ASCIIRun.end(in: bytes, from: 0) == bytes.count else {
        var preparer = TextPreparer(bytes)
        return preparer.append(to: &self)
      }
      let start = Int32(clamping: glyphs.count)
      let count = Int32(clamping: bytes.count)
      appendASCII(bytes)
      return TextSpan(start: start, count: count, width: count, hardLines: 1, widestGlyph: min(1, count))
    }
  }

  @inline(__always)
  private mutating func appendASCII(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = glyphs.count
    glyphs.append(contentsOf: repeatElement(0, count: bytes.count))
    glyphs.withUnsafeMutableBufferPointer { glyphs in
      guard let base = glyphs.baseAddress else { return }
      ASCIIBreaks.shared.write(bytes, 0..<bytes.count, to: base + start)
    }
  }
}
