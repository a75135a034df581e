/// HTML that is put together from literals; every text between them is escaped.
///
/// ```swift
/// let row: Markup = "<li>\(state.title)</li>"
/// ```
struct Markup {
  fileprivate(set) var text = ""
}

extension Markup: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ text: String) { self.text.appendEscaped(text) }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

    /// The parts that are there, each in a row of its own unless something else parts them.
    mutating func appendInterpolation(_ parts: [Markup], separator: String = "\n") {
      for (index, part) in parts.lazy.filter({ !$0.text.isEmpty }).enumerated() {
        if index > 0 { text += separator }
        text += part.text
      }
    }

    /// What is HTML, CSS or JavaScript of this package.
    mutating func appendInterpolation(safe literal: String) { text += literal }
  }

  init(stringLiteral literal: String) { text = literal }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  static func += (markup: inout Markup, other: Markup) { markup.text += other.text }
}

extension String {
  /// Appends a text so that it stays text within an element or an attribute in double quotes.
  ///
  /// What HTML does not allow at all shows up as U+FFFD.
  fileprivate mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": self += "&amp;"
      case "<": self += "&lt;"
      case ">": self += "&gt;"
      case "\"": self += "&quot;"
      case "'": self += "&#39;"
      case "\n", "\t": unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": unicodeScalars.append("\u{FFFD}")
      default: unicodeScalars.append(scalar)
      }
    }
  }
}
