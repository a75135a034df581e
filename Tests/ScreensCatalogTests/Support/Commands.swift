@testable import ScreensCatalog

extension CommandEnvironment {
  /// A process that is not there: its variables are given, and what it writes is lost.
  static func sample(
    _ arguments: [String] = [], variables: [String: String] = [:], isTerminal: Bool = false,
    input: InputText = .failed("No test should read it.")
  ) -> CommandEnvironment {
    CommandEnvironment(
      programName: "AppScreens", arguments: arguments, variable: { variables[$0] }, isTerminal: isTerminal,
      readInput: { input }, writeOutput: { _ in .written }, writeError: { _ in .written })
  }
}

/// What the arguments lead to with the sample catalog.
@MainActor
func result(_ arguments: String..., variables: [String: String] = [:], isTerminal: Bool = false)
  -> CommandResult
{
  CommandEnvironment.sample(arguments, variables: variables, isTerminal: isTerminal)
    .result(SampleCatalog().previews)
}

extension CommandResult {
  /// A command line that was not understood.
  static func usage(_ errors: String) -> CommandResult {
    var result = CommandResult()
    result.errors = errors
    result.exitCode = .usage
    return result
  }
}
