import Screens

extension SnapshotFailure {
  /// A screen with errors that the test does not accept.
  static func broken(_ check: ScreenCheck, _ claim: SnapshotClaim) -> SnapshotFailure {
    let errors = check.errors
    let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
    let step = check.steps.last.map { " after \($0)" } ?? ""
    let codes = errors.map(\.code).reduce(into: [Diagnostic.Code]()) { codes, code in
      if !codes.contains(code) { codes.append(code) }
    }
    let list = codes.map { ".\($0.rawValue)" }.joined(separator: ", ")
    return SnapshotFailure(
      what: """
        \(claim.place.testName) shows a screen with \(count)\(step):
        \(errors.map { "  \($0.code.rawValue): \($0.message)" }.joined(separator: "\n"))
        \(name(of: check.screen)).
        """,
      why:
        "It would be kept in \(claim.file.label) as if it were right, so it was neither compared nor recorded.",
      remedy: "Correct what is wrong. Where the test shows it on purpose, pass accepting: [\(list)].",
      actual: claim.text, file: claim.file, picture: String(claim.text.string.dropLast()), taps: check.steps)
  }

  /// `The screen "Menu", with the path profile › settings`.
  private static func name(of screen: Screen) -> String {
    let title = screen.title.map { "The screen \"\($0)\"" } ?? "A screen without a title"
    return title + (screen.path.isEmpty ? "" : ", with the path " + screen.path.joined(separator: " › "))
  }
}
