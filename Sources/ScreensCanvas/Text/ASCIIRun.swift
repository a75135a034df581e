/// Runs of printable ASCII, which need no table.
enum ASCIIRun {
  /// Where the printable ASCII that begins at `start` ends.
  @inline(__always)
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    var index = start
    while index &+ 8 <= bytes.count {
      let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
      let places = unprintable(UInt64(littleEndian: word))
      if places != 0 { return index &+ places.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    if index &- start >= 8, index < bytes.count {  // the last eight, some of them for the second time
      index = bytes.count &- 8
      let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
      return index &+ unprintable(UInt64(littleEndian: word)).trailingZeroBitCount >> 3
    }
    while index < bytes.count, 0x20...0x7E ~= base[index] { index &+= 1 }
    return index
  }

  /// The top bit of every byte that is not in 0x20…0x7E; exact up to the first such byte.
  @inline(__always)
  private static func unprintable(_ word: UInt64) -> UInt64 {
    let tops: UInt64 = 0x8080_8080_8080_8080
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = word & ~tops
    let isDelete = low &+ ones
    let isControl = ~(low &+ ones &* 0x60)
    return (word | isDelete | isControl) & tops
  }

  /// The last place in `run`, behind which something else follows, that a stretch may begin at: a space whose
  /// left side has no influence on its right side, else the beginning of the run.
  static func stretchEnd(in bytes: UnsafeBufferPointer<UInt8>, _ run: Range<Int>) -> Int {
    var index = run.upperBound - 1
    while index > run.lowerBound {
      if bytes[index] == 0x20, letsSpacesGo(bytes[index - 1]) { return index }
      index -= 1
    }
    return run.lowerBound
  }

  private static func letsSpacesGo(_ byte: UInt8) -> Bool {
    switch ASCIILineClass.of(byte) {
    case .space, .openPunctuation, .closePunctuation, .closeParenthesis: false
    default: true
    }
  }
}
