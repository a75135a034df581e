extension Previews {
  /// Throws where a name does not lead to exactly one preview.
  func checkNames() throws(CommandError) {
    var seen: Set<String> = []
    for preview in self {
      if preview.name.allSatisfy(\.isWhitespace) { throw .unnamed }
      if !seen.insert(preview.name).inserted {
        throw .duplicate(preview.name, count: count { $0.name == preview.name })
      }
    }
  }

  /// The previews of these names, in the order of the names.
  func named(_ names: [String]) throws(CommandError) -> [Preview] {
    var found: [Preview] = []
    for name in names {
      guard let preview = first(where: { $0.name == name }) else {
        throw .unknownPreview(name, among: map(\.name))
      }
      found.append(preview)
    }
    return found
  }
}

extension CommandError {
  static let unnamed = CommandError(
    what: "A preview has no name.",
    why: "The command line finds a preview by its name, and this one has blanks at most.",
    remedy: "Give it a name in the catalog, such as Preview(\"menu\") { … }.",
    exitCode: .trouble)

  static func duplicate(_ name: String, count: Int) -> CommandError {
    CommandError(
      what: "\(count) previews are named \"\(name)\".",
      why: "The command line finds a preview by its name, so no two can share one.",
      remedy: "Rename all but one of them in the catalog.",
      exitCode: .trouble)
  }

  static func unknownPreview(_ name: String, among names: [String]) -> CommandError {
    guard !names.isEmpty else {
      return CommandError(
        what: "There is no preview \"\(name)\".",
        why: "The catalog has no previews at all.",
        remedy: "Add one to it: Preview(\"\(name)\") { … }.")
    }
    return CommandError(
      what: "There is no preview \"\(name)\".",
      why: "None of the previews in the catalog (\(names.count)) has exactly that name.",
      remedy: suggestion(for: name, among: names, then: "`list` prints all names."))
  }
}
