extension SourceFile {
  static let rowLimit = 300

  /// A generated table is read by nobody, so it may be long.
  func fileLengthProblems() -> [String] {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    guard rows > Self.rowLimit, !name.contains("Table") else { return [] }
    return ["\(path): \(rows) rows; the most is \(Self.rowLimit)."]
  }
}
