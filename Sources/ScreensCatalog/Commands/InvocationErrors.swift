/// What keeps a command line from being understood.
extension CommandError {
  static func unknownCommand(_ word: String, previewNames: [String]) -> CommandError {
    let words = Command.all.compactMap(\.word)
    let isPreview = previewNames.contains(word)
    return CommandError(
      what: "\"\(word)\" is not a command.",
      why: "The commands are \(joined(words)); without a command, every preview is printed.",
      remedy: isPreview
        ? "There is a preview of that name; write show \"\(word)\" to print it."
        : suggestion(for: word, among: words, then: "`--help` says what each does."))
  }

  static func unknownOption(_ name: String) -> CommandError {
    let names = Option.all.map(\.name) + ["--help"]
    return CommandError(
      what: "\"\(name)\" is not an option.",
      why: "The options are \(joined(names)).",
      remedy: suggestion(for: name, among: names, then: "`--help` says what each does."))
  }

  static func missingValue(of option: Option) -> CommandError {
    CommandError(
      what: "\(option.name) is without a value.",
      why: "It \(option.command ?? "show")s the previews \(option.summary).",
      remedy: "Write \(option.name) \(option.example), for example.")
  }

  static func misplaced(_ option: Option, of owner: String, with command: Command) -> CommandError {
    CommandError(
      what: "\(option.name) is an option of `\(owner)`.",
      why: command.word.map { "The command here is `\($0)`, which does not take it." }
        ?? "There is no command here; every preview is printed as it is at the start.",
      remedy: "Leave it out, or write \(owner) NAME \(option.name) \(option.example).")
  }

  static func unexpected(_ word: String, after command: String) -> CommandError {
    CommandError(
      what: "\"\(word)\" follows `\(command)`.",
      why: "Nothing but options can follow it.",
      remedy: "Leave it out, or write show \"\(word)\" to print a preview of that name.")
  }
}
