/// What standard input holds.
enum InputText: Equatable {
  case text(String)
  /// A person sits there; nothing was read.
  case terminal
  case tooLong
  case failed(String)

  /// Bytes of a text; a source that never ends must not take all memory.
  static let limit = 1 << 20
}

extension CommandError {
  /// A command that reads a text has none.
  static func cannotRead(_ reason: String, for command: String) -> CommandError {
    CommandError(
      what: "Standard input could not be read.",
      why: "The system says: \(reason).",
      remedy: "Lead a file or a pipe to `\(command)`.",
      exitCode: .trouble)
  }
}
