import ScreensCanvas

/// One printable line of at most `count` characters: what was saved may hold any text of any length.
func shortened(_ text: String, to count: Int = 40) -> String {
  let scalars = text.unicodeScalars
  // A single character may be of any length, too.
  let start =
    scalars.index(scalars.startIndex, offsetBy: 4 * count, limitedBy: scalars.endIndex) ?? scalars.endIndex
  let clean = CleanText.oneLine(String(text[..<start]))
  return clean.count > count || start < scalars.endIndex ? clean.prefix(count - 1) + "…" : clean
}
