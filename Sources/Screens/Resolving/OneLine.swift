import ScreensCanvas

extension CleanText {
  /// The printable form of `text` with its hard lines joined by blanks, for titles and labels.
  static func oneLine(_ text: String) -> String {
    let clean = of(text)
    guard clean.utf8.contains(0x0A) else { return clean }
    return clean.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
