extension SourceFile {
  /// Members whose meaning the language or a well-known protocol gives.
  private static let selfExplaining: Set<String> = [
    "==", "<", "hash", "Body", "body", "resolve", "reach", "description", "debugDescription", "rawValue",
    "allCases", "startIndex", "endIndex", "makeIterator", "next", "wrappedValue", "projectedValue",
  ]

  /// Public declarations without a `///` right before them, attributes aside.
  ///
  /// Initialisers, subscripts, parts of result builders and members of public extensions are left out, as are
  /// names that say it all.
  func documentationProblems() -> [String] {
    let code = code
    return code.indices.compactMap { index in
      guard let name = Self.publicName(code[index]), !Self.isSelfExplaining(name) else { return nil }
      let before = code[..<index].last { !$0.hasPrefix("@") }
      return before?.hasPrefix("///") == true ? nil : "\(path):\(index + 1): `\(name)` has no `///`."
    }
  }

  private static func isSelfExplaining(_ name: String) -> Bool {
    let isBuilding = name.hasPrefix("build") && name.dropFirst(5).first?.isUppercase == true
    return isBuilding || selfExplaining.contains(name)
  }

  /// The name a row declares publicly, if it declares one that needs words.
  static func publicName(_ row: String) -> String? {
    let words = row.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let access = words.firstIndex(where: { $0 == "public" || $0 == "open" }) else { return nil }
    guard words[..<access].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }) else { return nil }
    let rest = words[(access + 1)...].drop { modifiers.contains($0) }
    guard let keyword = rest.first, keywords.contains(keyword), let word = rest.dropFirst().first else {
      return nil
    }
    let name = word.prefix { $0.isLetter || $0.isNumber || "_`".contains($0) }
    return name.isEmpty ? word : String(name)
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "var", "let",
    "macro",
  ]

  private static let modifiers: Set<String> = [
    "static", "final", "mutating", "nonmutating", "consuming", "borrowing", "nonisolated", "indirect", "lazy",
    "weak", "override", "prefix", "postfix", "infix", "unowned", "private(set)", "package(set)",
    "internal(set)",
  ]
}
