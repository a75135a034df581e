/// The clusters of more than one scalar that glyphs and cells refer to by number, as UTF-8.
package struct ClusterTable: Sendable {
  /// The clusters' UTF-8, one after the other.
  package private(set) var bytes: [UInt8] = []
  /// `ends[i]` is where cluster `i` ends in `bytes`; it begins where the one before ends.
  package private(set) var ends: [Int32] = []

  package init() {}

  package var isEmpty: Bool { ends.isEmpty }

  /// Adds a cluster and returns the value a glyph or cell names it by, or U+FFFD when there is no room left.
  package mutating func append(_ scalars: some Sequence<UInt32>) -> UInt32 {
    for scalar in scalars { extend(scalar) }
    return finish()
  }

  /// Adds a scalar to the cluster that the next `finish` ends.
  @inline(__always)
  mutating func extend(_ scalar: UInt32) {
    let scalar = Unicode.Scalar(scalar) ?? "\u{FFFD}"
    for byte in UTF8.encode(scalar).unsafelyUnwrapped { bytes.append(byte) }
  }

  /// Ends the cluster that was extended and returns its value, or U+FFFD when there is no room left.
  @inline(__always)
  mutating func finish() -> UInt32 {
    let value = Glyph.firstCluster + UInt32(truncatingIfNeeded: ends.count)
    guard value <= Glyph.valueMask, let end = Int32(exactly: bytes.count) else {
      bytes.removeLast(bytes.count - Int(ends.last ?? 0))
      return 0xFFFD
    }
    ends.append(end)
    return value
  }

  /// The place in `bytes` of the cluster that a glyph or cell names by `value`.
  package func range(of value: UInt32) -> Range<Int> {
    let index = Int(value - Glyph.firstCluster)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }
}
