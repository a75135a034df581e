/// One character with the marks on it, as the rules of UAX #14 see it after LB9: a class and two facts.
struct LineUnit {
  /// The class in the low six bits, above them the two facts.
  var bits: UInt8

  static let classMask: UInt8 = 0x3F
  static let eastAsian: UInt8 = 0x40
  static let joiner: UInt8 = 0x80

  @inline(__always) init(bits: UInt8) { self.bits = bits }

  init(_ lineClass: LineClass, isEastAsian: Bool = false) {
    bits = lineClass.rawValue | (isEastAsian ? Self.eastAsian : 0)
  }

  @inline(__always) var lineClass: LineClass { LineClass(rawValue: bits & Self.classMask) ?? .alphabetic }
  /// East_Asian_Width F, W or H (LB19a, LB30).
  @inline(__always) var isEastAsian: Bool { bits & Self.eastAsian != 0 }
  /// Its last scalar is a ZWJ (LB8a).
  @inline(__always) var endsWithJoiner: Bool { bits & Self.joiner != 0 }
}
