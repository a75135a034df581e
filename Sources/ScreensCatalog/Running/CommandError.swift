/// Why a command can't be carried out, in three parts: what is wrong, why, and what to do.
struct CommandError: Error, Equatable {
  var what: String
  var why: String
  var remedy: String
  var exitCode = ExitCode.usage

  /// Three lines.
  var text: String { "error: \(what)\n\(why)\n\(remedy)\n" }
}
