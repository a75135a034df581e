/// The properties of every scalar, in two stages: 128 scalars share a block, equal blocks are stored once.
///
/// Decoded once from text because a literal of 36,000 numbers takes the compiler many seconds.
/// Unchecked because it points at memory that is filled before anyone sees it and never changes or goes away.
struct PropertyTable: @unchecked Sendable {
  static let shared = PropertyTable()

  private let blockStarts: UnsafePointer<UInt16>
  private let recordNumbers: UnsafePointer<UInt8>
  private let records: UnsafePointer<ScalarProperties>

  private init() {
    let starts = UnsafeMutablePointer<UInt16>.allocate(capacity: 0x110000 / 128)
    var count = 0
    Self.forEachRun(of: UnicodeTableData.blockNumbers) { block, length in
      (starts + count).initialize(repeating: UInt16(block * 128), count: length)
      count += length
    }
    let numbers = UnsafeMutablePointer<UInt8>.allocate(capacity: UnicodeTableData.blockCount * 128)
    count = 0
    Self.forEachRun(of: UnicodeTableData.blocks) { record, length in
      (numbers + count).initialize(repeating: UInt8(record), count: length)
      count += length
    }
    let properties = UnsafeMutablePointer<ScalarProperties>.allocate(capacity: UnicodeTableData.recordCount)
    for index in 0..<UnicodeTableData.recordCount {
      let bits = Self.number(UnicodeTableData.records, at: index * 6, digits: 6)
      (properties + index).initialize(to: ScalarProperties(bits: bits))
    }
    blockStarts = UnsafePointer(starts)
    recordNumbers = UnsafePointer(numbers)
    records = UnsafePointer(properties)
  }

  /// The properties of `scalar`, which is at most U+10FFFF.
  @inline(__always) subscript(scalar: UInt32) -> ScalarProperties {
    let start = Int(blockStarts[Int(truncatingIfNeeded: scalar >> 7)])
    return records[Int(recordNumbers[start + Int(truncatingIfNeeded: scalar & 127)])]
  }

  private static func forEachRun(of text: StaticString, _ body: (Int, Int) -> Void) {
    for at in stride(from: 0, to: text.utf8CodeUnitCount, by: 4) {
      body(Int(number(text, at: at, digits: 2)), Int(number(text, at: at + 2, digits: 2)))
    }
  }

  private static func number(_ text: StaticString, at start: Int, digits: Int) -> UInt64 {
    var value: UInt64 = 0
    for at in start..<start + digits { value = value << 6 | digit(text.utf8Start[at]) }
    return value
  }

  /// The value of a base-64 digit: `0…9 A…Z a…z - _`.
  private static func digit(_ byte: UInt8) -> UInt64 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(byte - UInt8(ascii: "a") + 36)
    case UInt8(ascii: "-"): 62
    default: 63
    }
  }
}
