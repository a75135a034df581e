/// The command that accepts what a test shows.
enum Acceptance {
  static func command(_ mode: RecordMode, for place: TestPlace) -> String {
    "SCREENS_RECORD=\(mode.rawValue) swift test --filter \(pattern(for: place.filter))"
  }

  private static func pattern(for name: String) -> String {
    let isPlain = name.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "/") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
    }
    if isPlain { return name }
    // `--filter` takes a regular expression, and the shell must leave it alone.
    var pattern = ""
    for scalar in name.unicodeScalars {
      if #"\^$.|?*+()[]{}"#.unicodeScalars.contains(scalar) { pattern += "\\" }
      pattern += scalar == "'" ? #"'\''"# : String(scalar)
    }
    return "'\(pattern)'"
  }
}
