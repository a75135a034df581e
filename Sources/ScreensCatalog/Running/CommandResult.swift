/// What a command leads to: text for both outputs and an exit code.
struct CommandResult: Equatable {
  var output = ""
  var errors = ""
  var exitCode = ExitCode.success

  init(output: String = "") { self.output = output }

  init(_ error: CommandError) {
    errors = error.text
    exitCode = error.exitCode
  }
}
