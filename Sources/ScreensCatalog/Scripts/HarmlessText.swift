extension String {
  private static let harmlessLength = 120

  /// The text without blanks around it, with a sign in place of what a terminal would obey, and cut where it is long.
  var harmless: String {
    var scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    let shown = String(UnicodeScalarView(scalars.prefix(Self.harmlessLength).map(\.harmless)))
    return scalars.count > Self.harmlessLength ? shown + "…" : shown
  }
}

extension Unicode.Scalar {
  fileprivate var harmless: Unicode.Scalar {
    if self == "\t" { return " " }
    let isObeyed = properties.generalCategory == .control || properties.isBidiControl
    return isObeyed ? "\u{FFFD}" : self
  }
}
