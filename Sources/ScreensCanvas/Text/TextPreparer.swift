/// Prepares a text that is more than printable ASCII: cuts it into hard lines and these into stretches.
///
/// A stretch ends before a space on whose other side nothing matters to what follows, neither to clusters nor to
/// line breaks. So words of ASCII take the short way even in mixed text, and what is kept at a time stays small.
struct TextPreparer: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let ascii = ASCIIBreaks.shared
  private var sanitiser: Sanitiser
  private var longest = 0
  private var hardLines = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    sanitiser = Sanitiser(capacity: bytes.count)
  }

  /// Appends the whole text; to be called once.
  mutating func append(to store: inout TextStore) -> TextSpan {
    swap(&sanitiser.builder.clusters, &store.clusters)
    var index = 0
    while index < bytes.count {
      let stop = ASCIIRun.end(in: bytes, from: index)
      let breakLength = HardBreak.length(in: bytes, at: stop)
      let isWhole = stop == bytes.count || breakLength > 0
      let end = isWhole ? stop : ASCIIRun.stretchEnd(in: bytes, index..<stop)
      if index < end { appendASCII(index..<end) }
      if !isWhole {
        index = appendStretch(from: end)
      } else {
        index = stop + breakLength
        if breakLength > 0 { endHardLine() }
      }
    }
    longest = max(longest, sanitiser.builder.column)
    swap(&sanitiser.builder.clusters, &store.clusters)
    let start = store.glyphs.count
    store.glyphs.append(contentsOf: sanitiser.builder.glyphs.elements)
    return TextSpan(
      start: Int32(clamping: start), count: Int32(clamping: store.glyphs.count - start),
      width: Int32(clamping: longest), hardLines: Int32(clamping: hardLines),
      widestGlyph: Int32(sanitiser.builder.widest))
  }

  private mutating func appendASCII(_ range: Range<Int>) {
    sanitiser.builder.column += range.count
    sanitiser.builder.widest = max(1, sanitiser.builder.widest)
    sanitiser.builder.glyphs.append(count: range.count) { ascii.write(bytes, range, to: $0) }
  }

  private mutating func endHardLine() {
    sanitiser.builder.glyphs.append(0x0A | Glyph.hardBreak)
    longest = max(longest, sanitiser.builder.column)
    sanitiser.builder.column = 0
    hardLines += 1
  }

  /// Prepares from `start` to where the stretch or the hard line ends, and returns that place.
  private mutating func appendStretch(from start: Int) -> Int {
    let table = sanitiser.table
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
      sanitiser.print(scalar, properties, &cursor)
    }
    sanitiser.builder.endStretch()
    return cursor.position
  }
}
