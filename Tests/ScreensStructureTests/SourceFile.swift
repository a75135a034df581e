/// A Swift file of the package, or of a test's imagination.
struct SourceFile {
  /// From the package's folder.
  let path: String
  let text: String

  /// The rows of the file, their indentation removed; rows within a multi-line literal are empty.
  var code: [String] {
    var isLiteral = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      let wasLiteral = isLiteral
      if row.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0 {
        isLiteral.toggle()
      }
      return wasLiteral ? "" : String(row.drop(while: \.isWhitespace))
    }
  }

  /// `Screens` for `Sources/Screens/Node.swift`.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[1]) : ""
  }

  var name: String { String(path.split(separator: "/").last ?? "") }

  /// `Sources/Screens/Node.swift:3: <problem>` for each row of code that has one.
  func problems(_ problem: (String) -> String?) -> [String] {
    code.enumerated().compactMap { index, row in problem(row).map { "\(path):\(index + 1): \($0)" } }
  }
}
