/// Something the program can be asked for.
///
/// A new one is a file with a value like those beside this one, and an entry in `all`.
struct Command: Sendable {
  /// The first word on the command line; `nil` for what happens without any.
  let word: String?
  let summary: String
  /// Whether names of previews follow it.
  var takesNames = false
  /// What stands for the names in the help.
  var placeholder = "NAME…"
  let perform: @MainActor @Sendable (CommandRun) throws(CommandError) -> CommandResult

  static let all = [showAll, list, show, explore, drive]
}
