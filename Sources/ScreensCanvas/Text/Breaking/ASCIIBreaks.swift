/// Where lines may end in printable ASCII, by pairs of bytes: the rules of UAX #14 without a look at a scalar's class.
///
/// Unchecked because it points at memory that is filled before anyone sees it and never changes or goes away.
struct ASCIIBreaks: @unchecked Sendable {
  static let shared = ASCIIBreaks()

  private static let dependent: UInt8 = 0x80
  /// Stands for a space after an opening bracket, whose hold goes over spaces (LB14).
  private static let heldSpace = 1

  /// Per pair the behaviour bits of the second byte's glyph, shifted down.
  private let entries: UnsafePointer<UInt8>

  private init() {
    let entries = UnsafeMutablePointer<UInt8>.allocate(capacity: 128 * 128)
    entries.initialize(repeating: Self.dependent, count: 128 * 128)
    let printable = UInt8(0x20)...0x7E
    // Asked once per pair of classes, which are few: the first text should not wait for this.
    var known: [[UInt8?]] = Array(repeating: Array(repeating: nil, count: 64), count: 64)
    for left in printable {
      let leftClass = ASCIILineClass.of(left)
      for right in printable {
        let rightClass = ASCIILineClass.of(right)
        let places = (Int(leftClass.rawValue), Int(rightClass.rawValue))
        let entry = known[places.0][places.1] ?? Self.entry(leftClass, rightClass)
        known[places.0][places.1] = entry
        entries[Int(left) << 7 | Int(right)] = entry
      }
    }
    self.entries = UnsafePointer(entries)
  }

  private static func entry(_ left: LineClass, _ right: LineClass) -> UInt8 {
    if right == .space {
      return left == .openPunctuation ? dependent : UInt8(Glyph.blank >> 25)
    }
    switch LineBreakPairs.answer(LineUnit(left), LineUnit(right)) {
    case LineBreakPairs.prohibited: return 0
    case LineBreakPairs.allowed: return UInt8(Glyph.breakBefore >> 25)
    default: return dependent
    }
  }

  /// Writes the glyphs of `range`, which is printable ASCII; nothing before it matters to it.
  @inline(__always)
  func write(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to glyphs: UnsafeMutablePointer<UInt32>
  ) {
    guard let source = bytes.baseAddress, !range.isEmpty else { return }
    var previous = Int(source[range.lowerBound])
    glyphs[0] = UInt32(truncatingIfNeeded: previous) | (previous == 0x20 ? Glyph.blank : 0)
    var index = range.lowerBound &+ 1
    var glyph = glyphs + 1
    while index < range.upperBound {
      let byte = Int(source[index])
      var entry = entries[previous << 7 | byte]
      previous = byte
      if entry & Self.dependent != 0 {
        (entry, previous) = Self.resolve(bytes, range, at: index)
      }
      glyph.pointee = UInt32(truncatingIfNeeded: byte) | UInt32(entry) << 25
      index &+= 1
      glyph += 1
    }
  }

  @inline(never)
  private static func resolve(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, at index: Int
  ) -> (entry: UInt8, previous: Int) {
    let byte = bytes[index]
    if byte == 0x20 { return (UInt8(Glyph.blank >> 25), heldSpace) }
    let context = ASCIIContext(bytes: bytes, range: range.lowerBound..<bytes.count)
    var rules = LineBreakRules(context: context)
    return (rules.allowsBreak(before: index) ? UInt8(Glyph.breakBefore >> 25) : 0, Int(byte))
  }
}
