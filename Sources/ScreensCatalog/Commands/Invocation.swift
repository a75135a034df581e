/// What a command line asks for.
struct Invocation {
  private(set) var command = Command.showAll
  private(set) var names: [String] = []
  private(set) var settings = Settings()

  /// - Parameter previewNames: what a word may have been meant as.
  init(_ arguments: [String], previewNames: [String] = []) throws(CommandError) {
    var words: [String] = []
    var options: [Option] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        words += rest
        rest = []
      case "--help", "-h":
        command = .help
        return
      case _ where argument.hasPrefix("-"):
        options.append(try readOption(argument, value: &rest))
      default:
        words.append(argument)
      }
    }
    guard let word = words.first else {
      try check(options)
      return
    }
    guard let command = Command.all.first(where: { $0.word == word }) else {
      throw .unknownCommand(word, previewNames: previewNames)
    }
    self.command = command
    names = Array(words.dropFirst())
    if let name = names.first, !command.takesNames { throw .unexpected(name, after: word) }
    try check(options)
  }

  /// The value stands behind an equals sign or is the next argument.
  private mutating func readOption(_ argument: String, value rest: inout ArraySlice<String>)
    throws(CommandError) -> Option
  {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    guard let option = Option.all.first(where: { $0.name == parts[0] }) else {
      throw .unknownOption(parts[0])
    }
    if parts.count > 1 {
      try option.read(parts[1], &settings)
      return option
    }
    guard let value = rest.first, !value.hasPrefix("--") else { throw .missingValue(of: option) }
    rest.removeFirst()
    try option.read(value, &settings)
    return option
  }

  /// An option that says nothing to the command was meant for another one.
  private func check(_ options: [Option]) throws(CommandError) {
    for option in options {
      guard let owner = option.command, owner != command.word else { continue }
      throw .misplaced(option, of: owner, with: command)
    }
  }
}
