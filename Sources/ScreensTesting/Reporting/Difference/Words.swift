/// Cuts a row into words, runs of blanks, and single other scalars.
enum Words {
  private enum Kind { case word, blank, other }

  static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var position = start
    var previous: Kind?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let kind = kind(of: scalar)
      if let previous, kind != previous || kind == .other {
        words.append(bytes[start..<position])
        start = position
      }
      previous = kind
      // Bytes that are not UTF-8 decode to longer scalars than they are.
      position = min(position + UTF8.width(scalar), bytes.endIndex)
    }
    if start < bytes.endIndex { words.append(bytes[start...]) }
    return words
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    if scalar == " " || scalar == "\t" { return .blank }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return .word
    default:
      return .other
    }
  }
}
