extension Command {
  /// One preview is printed without a heading, so that the screen alone reaches a file or a pipe.
  static let show = Command(word: "show", summary: "prints the previews of these names", takesNames: true) {
    run throws(CommandError) in
    guard !run.names.isEmpty else {
      throw CommandError(
        what: "`show` is without a name.",
        why: "It prints the previews whose names follow it.",
        remedy: "Write show NAME; `list` prints all names.")
    }
    return try run.print(try run.previews.named(run.names), headings: run.names.count > 1)
  }
}
