/// Which modules a module may import, where that is a promise.
enum ImportRule {
  /// These and no others.
  case only(Set<String>)
  /// All but these.
  case allBut(Set<String>)

  func allows(_ module: String) -> Bool {
    switch self {
    case .only(let allowed): allowed.contains(module)
    case .allBut(let forbidden): !forbidden.contains(module)
    }
  }

  /// Parts without a rule, such as samples and benchmarks, import anything but Foundation.
  static func of(_ module: String) -> ImportRule {
    switch module {
    case "ScreensCanvas": .only([])
    case "ScreensLayout": .only(["ScreensCanvas"])
    case "Screens": .only(["ScreensCanvas", "ScreensLayout"])
    // They do with what users have.
    case "ScreensTesting", "ScreensCatalog": .allBut(["ScreensCanvas", "ScreensLayout"])
    default: .allBut(["Foundation", "FoundationEssentials"])
    }
  }
}

extension SourceFile {
  /// The files of `Screens` that ask the system for something: how much room the call stack has, and a place for
  /// what a thread is releasing.
  static let systemFiles: Set<String> = [
    "Sources/Screens/Resolving/CallStack.swift", "Sources/Screens/Nodes/ReleasedNodes.swift",
  ]
  private static let systemModules: Set<String> = ["Darwin", "Glibc", "Musl"]

  func importProblems() -> [String] {
    problems { row in
      guard let imported = Self.importedModule(row), !ImportRule.of(module).allows(imported) else {
        return nil
      }
      if Self.systemFiles.contains(path), Self.systemModules.contains(imported) { return nil }
      return "\(module) must not import \(imported)."
    }
  }

  func testableImportProblems() -> [String] {
    problems { row in
      row.contains("@testable") && Self.importedModule(row) != nil
        ? "`@testable import` sees more than users do." : nil
    }
  }

  /// `Foundation` for `package import struct Foundation.Data`.
  static func importedModule(_ row: String) -> String? {
    let words = row.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let keyword = words.firstIndex(of: "import"), words.count > keyword + 1 else { return nil }
    let before = ["public", "package", "internal", "fileprivate", "private"]
    guard words[..<keyword].allSatisfy({ $0.hasPrefix("@") || before.contains($0) }) else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    let path = words.dropFirst(keyword + 1).first { !kinds.contains($0) }
    return path?.split(separator: ".").first.map(String.init)
  }
}
