/// Line classes of printable ASCII, so that plain text needs no table.
enum ASCIILineClass {
  /// The class of a printable byte (UAX #14, Line_Break).
  static func of(_ byte: UInt8) -> LineClass {
    switch byte {
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
    case UInt8(ascii: "%"): .postfix
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .openPunctuation
    case UInt8(ascii: ")"), UInt8(ascii: "]"): .closeParenthesis
    case UInt8(ascii: "}"): .closePunctuation
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infixSeparator
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "|"): .breakAfter
    default: .alphabetic
    }
  }
}
