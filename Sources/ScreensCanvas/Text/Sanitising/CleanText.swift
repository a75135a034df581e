/// Text fit to be shown outside of a layout: labels, titles, messages.
package enum CleanText {
  /// The printable form of a text: what its rows would show, unwrapped, with U+000A between hard lines.
  ///
  /// Cleaning a text again changes nothing. Printable ASCII is returned as it is.
  package static func of(_ text: String) -> String {
    var text = text
    let isClean = text.withUTF8 { ASCIIRun.end(in: $0, from: 0) == $0.count }
    if isClean { return text }
    var store = TextStore()
    _ = store.append(text)
    return store.printed(0..<store.glyphs.count)
  }
}

extension TextStore {
  /// The text of glyphs as a row would show it, with U+000A for hard breaks.
  package func printed(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var guardian = BoundaryGuard()
    for glyph in glyphs[range] where glyph & Glyph.hidden == 0 {
      let value = glyph & Glyph.valueMask
      if guardian.needsJoiner(before: value, in: clusters) { bytes.appendScalar(BoundaryGuard.joiner) }
      if value < Glyph.firstCluster {
        bytes.appendScalar(value)
      } else {
        bytes.append(contentsOf: clusters.bytes[clusters.range(of: value)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a scalar as UTF-8, or U+FFFD for what is none.
  mutating func appendScalar(_ value: UInt32) {
    append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}").unsafelyUnwrapped)
  }
}
