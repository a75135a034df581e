import ScreensCanvas

extension String {
  private static let quotedLength = 120

  /// The text in quotes for a message: on one line, harmless, and cut where it is long.
  var quoted: String { "\"\(CleanText.oneLine(cut))\"" }

  /// The beginning of the text, with an ellipsis where more follows.
  private var cut: String {
    let beginning = unicodeScalars.prefix(Self.quotedLength)
    return beginning.endIndex == endIndex ? self : String(beginning) + "…"
  }
}
