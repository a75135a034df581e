extension SourceFile {
  /// Parts of names that say nothing, or that stand for something else here.
  static let forbiddenWords = ["Helper", "Utils", "Manager", "Widget", "Pixel"]

  func vocabularyProblems() -> [String] {
    problems { row in
      guard let name = Self.declaredType(row) else { return nil }
      return Self.forbiddenWords.first { name.contains($0) }
        .map { "`\(name)` has the word \"\($0)\" in it; say what it is instead." }
    }
  }

  /// `Node` for `public protocol Node {`.
  static func declaredType(_ row: String) -> String? {
    let keywords = ["struct", "class", "enum", "protocol", "actor", "typealias", "extension"]
    let words = row.prefix { $0 != "\"" && $0 != "/" }.split {
      !($0.isLetter || $0.isNumber || "@_.".contains($0))
    }
    guard let keyword = words.firstIndex(where: { keywords.contains(String($0)) }) else { return nil }
    return words.dropFirst(keyword + 1).first { !keywords.contains(String($0)) }.map(String.init)
  }
}
