/// One word of a line in a script, split as a shell does.
struct ScriptWord: Equatable {
  private(set) var text = ""
  /// How many scalars stand before the first quote or backslash; `nil` for a word without any.
  private(set) var plainCount: Int?

  /// Some of it was quoted, so that it is text and no role or number.
  var isQuoted: Bool { plainCount != nil }

  /// It is this word and was not quoted.
  func isPlain(_ word: String) -> Bool { !isQuoted && text == word }

  /// `--nth` for `--nth` and `--nth=1`; `nil` for a text, such as one whose dashes are quoted.
  var optionName: String? {
    guard text.hasPrefix("--") else { return nil }
    let name = text.unicodeScalars.prefix { $0 != "=" }
    let (length, hasValue) = (name.count, name.endIndex < text.endIndex)
    if let plainCount, !hasValue || plainCount <= length { return nil }
    return String(name)
  }

  /// What stands behind the equals sign of an option.
  var optionValue: String? {
    text.unicodeScalars.firstIndex(of: "=").map { String(text.unicodeScalars[$0...].dropFirst()) }
  }

  fileprivate mutating func add(_ scalars: String.UnicodeScalarView, quoted: Bool) {
    if quoted { plainCount = plainCount ?? text.unicodeScalars.count }
    text.unicodeScalars += scalars
  }
}

extension ScriptWord {
  /// Why a line can't be split into words.
  enum Fault: Error, Equatable {
    case unclosed(Unicode.Scalar)
    case nothingEscaped
  }

  /// The words of a line: blanks part them, single quotes take everything as it is, in double quotes and outside a
  /// backslash takes the next one as it is, and `#` where a word begins starts a comment.
  static func words(of line: Substring.UnicodeScalarView) throws(Fault) -> [ScriptWord] {
    var (words, word): ([ScriptWord], ScriptWord?) = ([], nil)
    var rest = line[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "#" where word == nil:
        return words
      case "'", "\"":
        let text = try quoted(by: scalar, &rest)
        word = word ?? ScriptWord()
        word?.add(text, quoted: true)
      case "\\":
        guard let next = rest.popFirst() else { throw .nothingEscaped }
        word = word ?? ScriptWord()
        word?.add(.init([next]), quoted: true)
      case _ where scalar.properties.isWhitespace:
        if let word { words.append(word) }
        word = nil
      default:
        word = word ?? ScriptWord()
        word?.add(.init([scalar]), quoted: false)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// What stands before the closing quote, which is taken away, too.
  private static func quoted(
    by quote: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) throws(Fault) -> String.UnicodeScalarView {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == quote { return text }
      if quote == "\"", scalar == "\\", let next = rest.first, next == "\"" || next == "\\" {
        text.append(next)
        rest.removeFirst()
      } else {
        text.append(scalar)
      }
    }
    throw .unclosed(quote)
  }
}
