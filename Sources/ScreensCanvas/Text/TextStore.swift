/// Prepared texts, one after the other: sanitised, cut into clusters, measured, with their line breaks marked.
package struct TextStore: Sendable {
  package var glyphs: [UInt32] = []
  package var clusters = ClusterTable()
  /// Room for the units of the stretch that is being prepared, kept for the next one.
  var units = LineUnits()

  package init() {}

  package mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    clusters.removeAll()
  }

  /// Prepares a text: hard lines, sanitising, tabs, clusters and their cells, line breaks (text.md A to D).
  package mutating func append(_ text: String) -> TextSpan {
    var text = text
    return text.withUTF8 { bytes in
      guard ASCIIRun.end(in: bytes, from: 0) == bytes.count else {
        var preparer = TextPreparer(bytes)
        return preparer.append(to: &self)
      }
      let start = Int32(clamping: glyphs.count)
      let count = Int32(clamping: bytes.count)
      appendASCII(bytes, 0..<bytes.count)
      return TextSpan(start: start, count: count, width: count, hardLines: 1, widestGlyph: min(1, count))
    }
  }

  /// Appends the glyphs of printable ASCII that begins a text, a hard line or a stretch.
  @inline(__always)
  mutating func appendASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let start = glyphs.count
    glyphs.append(contentsOf: repeatElement(0, count: range.count))
    glyphs.withUnsafeMutableBufferPointer { glyphs in
      guard let base = glyphs.baseAddress else { return }
      ASCIIBreaks.shared.write(bytes, range, to: base + start)
    }
  }
}
