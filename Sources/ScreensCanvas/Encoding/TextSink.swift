/// Collects the UTF-8 of what an encoding writes.
///
/// The caller makes sure of the room with `reserve` and may then write that many bytes unchecked.
package struct TextSink: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity = 0
  private(set) var count = 0

  /// Takes no memory before something is to be written.
  package init() { base = UnsafeMutablePointer(bitPattern: 1).unsafelyUnwrapped }

  package init(capacity: Int) {
    self.init()
    reserve(capacity)
  }

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  /// Forgets what was written and keeps the memory.
  package mutating func removeAll() { count = 0 }

  package mutating func reserve(_ bytes: Int) {
    guard count + bytes > capacity else { return }
    let larger = max(16, capacity * 2, count + bytes)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memory.update(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    (base, capacity) = (memory, larger)
  }

  @inline(__always)
  package mutating func write(_ byte: UInt8) {
    base[count] = byte
    count += 1
  }

  /// Writes a scalar below U+110000 as 1 to 4 bytes.
  @inline(__always)
  package mutating func write(scalar value: UInt32) {
    if value < 0x80 {
      write(UInt8(truncatingIfNeeded: value))
    } else if value < 0x800 {
      write(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      write(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    } else if value < 0x10000 {
      write(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      write(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      write(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    } else {
      write(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      write(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
      write(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      write(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    }
  }

  /// Writes cells of one row, kept apart where they would join, and makes sure of room for one byte more.
  package mutating func write(
    cells: UnsafeBufferPointer<UInt32>, of clusters: ClusterTable, _ boundary: inout BoundaryGuard
  ) {
    var all: UInt32 = 0
    for cell in cells { all |= cell }
    if all < 0x80, let last = cells.last {
      reserve(cells.count + 5)
      if boundary.needsJoiner(before: cells[0], in: clusters) { write(scalar: BoundaryGuard.joiner) }
      let target = base + count
      for index in 0..<cells.count { target[index] = UInt8(truncatingIfNeeded: cells[index]) }
      count += cells.count
      boundary.pass(plain: last)
      return
    }
    reserve(cells.count * 8 + 1)
    var index = 0
    while index < cells.count {
      let cell = cells[index]
      if BoundaryGuard.isPlain(cell) {
        if boundary.needsJoiner(before: cell, in: clusters) { write(scalar: BoundaryGuard.joiner) }
        index = writePlain(cells, from: index)
        boundary.pass(plain: cells[index - 1])
        continue
      }
      index += 1
      if cell == Canvas.continuation { continue }
      if boundary.needsJoiner(before: cell, in: clusters) { write(scalar: BoundaryGuard.joiner) }
      if cell < Glyph.firstCluster {
        write(scalar: cell)
      } else {
        write(cluster: cell, of: clusters, thenReserving: (cells.count - index) * 8 + 1)
      }
    }
  }

  /// Writes the cells from `start` on that are plain and returns where they end.
  @inline(__always)
  private mutating func writePlain(_ cells: UnsafeBufferPointer<UInt32>, from start: Int) -> Int {
    var index = start
    var target = base + count
    while index < cells.count {
      let cell = cells[index]
      if cell < 0x80 {
        target[0] = UInt8(truncatingIfNeeded: cell)
        target += 1
      } else if !BoundaryGuard.isPlain(cell) {
        break
      } else if cell < 0x800 {
        target[0] = UInt8(truncatingIfNeeded: 0xC0 | cell >> 6)
        target[1] = UInt8(truncatingIfNeeded: 0x80 | cell & 0x3F)
        target += 2
      } else {
        target[0] = UInt8(truncatingIfNeeded: 0xE0 | cell >> 12)
        target[1] = UInt8(truncatingIfNeeded: 0x80 | cell >> 6 & 0x3F)
        target[2] = UInt8(truncatingIfNeeded: 0x80 | cell & 0x3F)
        target += 3
      }
      index &+= 1
    }
    count = target - base
    return index
  }

  /// Writes an entry of the cluster table and makes sure of room for what follows it.
  private mutating func write(cluster: UInt32, of clusters: ClusterTable, thenReserving bytes: Int) {
    let range = clusters.range(of: cluster)
    reserve(range.count + bytes)
    for index in range { write(clusters.bytes[index]) }
  }

  package mutating func write(contentsOf bytes: some Collection<UInt8>) {
    reserve(bytes.count + 1)
    for byte in bytes { write(byte) }
  }

  package borrowing func string() -> String {
    let bytes = UnsafeBufferPointer(start: base, count: count)
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // Whole scalars were written and nothing else, so nobody needs to look for what is no text.
      var text = UTF8Span(unchecked: bytes.span)
      _ = text.checkForASCII()
      return String(copying: text)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
