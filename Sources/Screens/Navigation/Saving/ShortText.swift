import ScreensCanvas

/// One printable line of at most `count` characters: what was saved may hold any text of any length.
func shortened(_ text: String, to count: Int = 40) -> String {
  let start = text.prefix(count + 1)
  let clean = CleanText.oneLine(String(start))
  return clean.count > count || start.endIndex < text.endIndex ? clean.prefix(count - 1) + "…" : clean
}
