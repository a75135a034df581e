extension Command {
  /// Has no word of its own: `--help` asks for it wherever it stands.
  static let help = Command(word: nil, summary: "prints the commands and options") {
    run throws(CommandError) in
    let commands = all.map { command in
      let words = [run.programName, command.word ?? "", command.takesNames ? "NAME…" : ""]
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

        """)
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0 + String(repeating: " ", count: width - $0.count + 2) + $1 }
      .joined(separator: "\n")
  }
}
