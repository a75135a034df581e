/// Reads scalars from valid UTF-8.
struct ScalarCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next scalar begins.
  var position: Int

  @inline(__always) var isAtEnd: Bool { position >= bytes.count }

  /// The scalar at `position`, which is not the end.
  @inline(__always)
  mutating func next() -> UInt32 {
    let lead = UInt32(bytes[position])
    position += 1
    if lead < 0x80 { return lead }
    if lead < 0xE0 { return (lead & 0x1F) << 6 | continuation() }
    if lead < 0xF0 {
      let high = (lead & 0x0F) << 12 | continuation() << 6
      return high | continuation()
    }
    let high = (lead & 0x07) << 18 | continuation() << 12
    let middle = continuation() << 6
    return high | middle | continuation()
  }

  /// The scalar that `next` would return, or nil at the end.
  func peek() -> UInt32? {
    var cursor = self
    return isAtEnd ? nil : cursor.next()
  }

  @inline(__always)
  private mutating func continuation() -> UInt32 {
    defer { position += 1 }
    return UInt32(bytes[position]) & 0x3F
  }
}
