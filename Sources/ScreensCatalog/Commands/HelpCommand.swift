extension Command {
  /// Has no word of its own: `--help` asks for it wherever it stands.
  static let help = Command(word: nil, summary: "prints the commands and options") {
    run throws(CommandError) in
    let commands = all.map { command in
      let words = [run.programName, command.word ?? "", command.takesNames ? command.placeholder : ""]
      return (words.filter { !$0.isEmpty }.joined(separator: " "), command.summary)
    }
    let options =
      Option.all.map { ("\($0.name) \($0.placeholder)", ($0.command.map { $0 + " " } ?? "") + $0.summary) }
      + [("--help", "print this")]
    return CommandResult(
      output: """
        Prints the previews of a catalog.

        \(table(commands))

        \(table(options))

        A script for drive has a verb on each line:

        \(table(ScriptVerb.all.map { ($0.synopsis, $0.summary) }))

        ROLE is \(CommandError.joined(Sought.roles.map(\.word), by: "or")). Behind a label, --nth N says which of several, \
        from 0, and --within AREA where:
        a section by its header, a row by a text in it, a node by its id or accessibility label, a screen by its title.
        Texts with blanks are quoted as in a shell; # starts a comment.

        """)
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0 + String(repeating: " ", count: width - $0.count + 2) + $1 }
      .joined(separator: "\n")
  }
}
