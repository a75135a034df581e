/// What a command needs of the process around it, as a value: tests make their own.
struct CommandEnvironment {
  var programName: String
  /// The arguments after the program's name.
  var arguments: [String]
  /// The value of an environment variable.
  var variable: (String) -> String?
  /// Whether standard output is a terminal.
  var isTerminal: Bool
  /// Reads standard input to its end; for a command that wants a text, and for no other.
  var readInput: () -> InputText
  var writeOutput: (String) -> WritingOutcome
  var writeError: (String) -> WritingOutcome
}

/// What became of text that was to be written.
enum WritingOutcome: Equatable {
  case written
  /// Whoever read it has gone, as `head` does when it has enough.
  case unwanted
  case failed(String)
}
