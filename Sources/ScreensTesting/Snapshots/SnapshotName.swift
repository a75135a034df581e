import Foundation

/// One legal component of a snapshot's file name, made from any text.
///
/// Letters (NFC), digits, `-`, `_` and `.` stay; any other run becomes one `-`. Where something was lost,
/// or the name is over 100 bytes, eight hexadecimal digits made from the whole text follow, so that
/// different texts keep different names.
struct SnapshotName: Equatable {
  static let byteLimit = 100

  var text: String

  init(_ source: String) {
    let source = source.precomposedStringWithCanonicalMapping
    var kept = String.UnicodeScalarView()
    var isComplete = !source.unicodeScalars.isEmpty
    var followsLetter = false
    for scalar in source.unicodeScalars {
      // A dot in front hides the file on Unix; names of dots alone are folders.
      let isLeadingDot = kept.isEmpty && scalar == "."
      if Self.isLegal(scalar, followsLetter: followsLetter) && !isLeadingDot {
        kept.append(scalar)
        followsLetter = scalar.properties.isAlphabetic || followsLetter && Self.isMark(scalar)
      } else {
        isComplete = false
        followsLetter = false
        if let last = kept.last, last != "-" { kept.append("-") }
      }
    }
    if isComplete && source.utf8.count <= Self.byteLimit {
      text = source
    } else {
      text = Self.shortened(kept, by: StableHash.digits(of: source))
    }
  }

  private static func shortened(_ kept: String.UnicodeScalarView, by digits: String) -> String {
    var name = ""
    for scalar in kept {
      if name.utf8.count + UTF8.width(scalar) + 1 + digits.utf8.count > byteLimit { break }
      name.unicodeScalars.append(scalar)
    }
    if name.utf8.isEmpty { return digits }
    return name.utf8.last == UInt8(ascii: "-") ? name + digits : name + "-" + digits
  }

  private static func isLegal(_ scalar: Unicode.Scalar, followsLetter: Bool) -> Bool {
    if scalar == "-" || scalar == "_" || scalar == "." { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      return true
    default:
      // Many scripts write vowels as marks; a mark without its letter would be an invisible name.
      return followsLetter && isMark(scalar)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: !scalar.properties.isDefaultIgnorableCodePoint
    default: false
    }
  }
}
