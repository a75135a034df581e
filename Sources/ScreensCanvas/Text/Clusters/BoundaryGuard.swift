/// Keeps neighbouring cells of a row apart where their texts would otherwise become one cluster (rule A8).
///
/// Two halves of a flag from two texts, a jamo beside a jamo, a prepended mark beside a border: a terminal would
/// draw them as one. Whoever writes a row asks before each cell, from left to right, and writes `joiner` first
/// where told to:
///
/// ```swift
/// var guardian = BoundaryGuard()  // a new one for every row
/// for value in row {              // a scalar or an entry of the cluster table; continuations left out
///   if guardian.needsJoiner(before: value, in: clusters) { write(BoundaryGuard.joiner) }
///   write(value)
/// }
/// ```
package struct BoundaryGuard {
  /// U+2060 WORD JOINER: no cluster goes on over it and it takes no cell.
  package static let joiner: UInt32 = 0x2060

  /// The value of the cell before; the breaker has seen it unless it is plain.
  @usableFromInline var last: UInt32 = 0
  private var breaker = GraphemeBreaker()
  private let table = PropertyTable.shared

  package init() {}

  /// Whether the joiner goes between what was written so far and a cell of `value`, which is written next.
  @inlinable
  package mutating func needsJoiner(before value: UInt32, in clusters: ClusterTable) -> Bool {
    if Self.isPlain(value), Self.isPlain(last) {
      last = value
      return false
    }
    return examine(value, clusters)
  }

  /// Whether it is one of those that two neighbours of always stay two clusters: Latin letters and such, and what
  /// borders are drawn with.
  @inlinable
  static func isPlain(_ value: UInt32) -> Bool { value < 0x300 || value &- 0x2500 < 0xA0 }

  /// Notes plain cells, of which this is the last, written behind one that was asked for.
  @inline(__always)
  mutating func pass(plain value: UInt32) { last = value }

  /// The long way: feeds the cell to the rules of UAX #29.
  @usableFromInline
  mutating func examine(_ value: UInt32, _ clusters: ClusterTable) -> Bool {
    if value < Glyph.firstCluster, Self.isPlain(last) || breaker.last != .prepend,
      table[min(value, 0x10FFFF)].isCalm
    {
      breaker.passCalm()
      last = value
      return false
    }
    if Self.isPlain(last) {
      breaker = GraphemeBreaker()
      _ = breaker.startsCluster(table[last])
    }
    last = value
    guard value >= Glyph.firstCluster else { return begin(min(value, 0x10FFFF)) }
    return clusters.bytes.withUnsafeBufferPointer { bytes in
      let cluster = UnsafeBufferPointer(rebasing: bytes[clusters.range(of: value)])
      var cursor = ScalarCursor(bytes: cluster, position: 0)
      guard !cursor.isAtEnd else { return false }
      let isJoined = begin(cursor.next())
      while !cursor.isAtEnd { _ = breaker.startsCluster(table[cursor.next()]) }
      return isJoined
    }
  }

  /// Feeds the first scalar of a cell and says whether it joins what stands before.
  private mutating func begin(_ scalar: UInt32) -> Bool {
    let properties = table[scalar]
    if breaker.startsCluster(properties) { return false }
    breaker = GraphemeBreaker()  // as after the joiner
    _ = breaker.startsCluster(properties)
    return true
  }
}
