extension Command {
  static let showAll = Command(word: nil, summary: "prints every preview") { run throws(CommandError) in
    try run.print(Array(run.previews), headings: true)
  }
}
