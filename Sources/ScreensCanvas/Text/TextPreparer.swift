/// Prepares a text that is more than printable ASCII: cuts it into hard lines and these into stretches.
///
/// A stretch ends before a space on whose other side nothing matters to what follows, neither to clusters nor to
/// line breaks. So words of ASCII take the short way even in mixed text, and what is kept at a time stays small.
struct TextPreparer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var sanitiser = Sanitiser()
  private var longest = 0
  private var hardLines = 1
  private var hasASCII = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func append(to store: inout TextStore) -> TextSpan {
    let start = store.glyphs.count
    swap(&sanitiser.builder.units, &store.units)
    defer { swap(&sanitiser.builder.units, &store.units) }
    var index = 0
    while index < bytes.count {
      let stop = ASCIIRun.end(in: bytes, from: index)
      let breakLength = HardBreak.length(in: bytes, at: stop)
      let end = stop == bytes.count || breakLength > 0 ? stop : ASCIIRun.stretchEnd(in: bytes, index..<stop)
      if index < end {
        hasASCII = true
        sanitiser.builder.column += end - index
        store.appendASCII(bytes, index..<end)
      }
      if end < stop || end < bytes.count && breakLength == 0 {
        index = appendStretch(from: end, to: &store)
      } else if breakLength > 0 {
        endHardLine()
        store.glyphs.append(0x0A | Glyph.hardBreak)
        index = stop + breakLength
      } else {
        break
      }
    }
    longest = max(longest, sanitiser.builder.column)
    return TextSpan(
      start: Int32(clamping: start), count: Int32(clamping: store.glyphs.count - start),
      width: Int32(clamping: longest), hardLines: Int32(clamping: hardLines),
      widestGlyph: Int32(max(sanitiser.builder.widest, hasASCII ? 1 : 0)))
  }

  private mutating func endHardLine() {
    longest = max(longest, sanitiser.builder.column)
    hardLines += 1
    sanitiser.builder.column = 0
  }

  /// Prepares from `start` to where the next stretch or the hard line ends, and returns that place.
  private mutating func appendStretch(from start: Int, to store: inout TextStore) -> Int {
    let table = PropertyTable.shared
    var cursor = ScalarCursor(bytes: bytes, position: start)
    sanitiser.beginStretch()
    while !cursor.isAtEnd {
      let place = cursor.position
      if bytes[place] == 0x20, place > start, sanitiser.builder.spaceWouldBeFree { break }
      let scalar = cursor.next()
      let properties = table[scalar]
      if properties.treatment == .hardBreak {
        cursor.position = place
        break
      }
      sanitiser.print(scalar, properties, &cursor, to: &store)
    }
    sanitiser.builder.endStretch(&store)
    return cursor.position
  }
}
