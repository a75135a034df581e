package enum Sanitiser {
  package static func clean(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 && $0 != "\n" ? "\u{2400}" : $0 }))
  }
}
