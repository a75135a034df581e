extension CommandEnvironment {
  /// Carries out what the arguments ask for and writes what comes of it.
  @MainActor
  func run(_ catalog: some Catalog) -> ExitCode { write(result(catalog.previews)) }

  /// What the arguments lead to; nothing is written.
  @MainActor
  func result(_ previews: Previews) -> CommandResult {
    do throws(CommandError) {
      try previews.checkNames()
      let invocation = try Invocation(arguments, previewNames: previews.map(\.name))
      let run = CommandRun(
        programName: programName, previews: previews, names: invocation.names, settings: invocation.settings,
        isColored: invocation.settings.color.isOn(in: self), readInput: readInput)
      return try invocation.command.perform(run)
    } catch {
      return CommandResult(error)
    }
  }

  /// Writes the output, then the errors; output that can't be written changes the exit code.
  func write(_ result: CommandResult) -> ExitCode {
    let outcome = writeOutput(result.output)
    _ = writeError(result.errors)
    guard case .failed(let reason) = outcome else { return result.exitCode }
    let error = CommandError.cannotWrite(reason)
    _ = writeError(error.text)
    return error.exitCode
  }
}

extension CommandError {
  static func cannotWrite(_ reason: String) -> CommandError {
    CommandError(
      what: "The output could not be written.",
      why: "The system says: \(reason).",
      remedy: "Make sure that what standard output leads to can be written and has room.",
      exitCode: .trouble)
  }
}
