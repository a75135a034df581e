import Foundation

/// Everything a snapshot rule reads from outside: variables, arguments, folders, and the run's ledger.
///
/// Rules take it as a value, so that each can be tested without touching the real process.
struct SnapshotEnvironment: Sendable {
  var variables: [String: String]
  var arguments: [String]
  var workingFolder: String
  var temporaryFolder: String
  var isTerminal: Bool
  /// Prints lines on standard output.
  var print: @Sendable (String) -> Void
  var run: SnapshotRun

  @TaskLocal static var current = process

  static let process = SnapshotEnvironment(
    variables: ProcessInfo.processInfo.environment,
    arguments: ProcessInfo.processInfo.arguments,
    workingFolder: FileManager.default.currentDirectoryPath,
    temporaryFolder: FileManager.default.temporaryDirectory.path,
    isTerminal: isatty(2) == 1,
    print: { FileHandle.standardOutput.write(Data($0.utf8)) },
    run: .process)

  /// The variable's value; one that is set but empty counts as not set.
  func value(of name: String) -> String? {
    guard let value = variables[name], !value.utf8.isEmpty else { return nil }
    return value
  }

  /// The path a variable holds, a relative one taken from the working folder.
  func path(of name: String) -> String? {
    guard var path = value(of: name) else { return nil }
    if !path.hasPrefix("/") { path = workingFolder + "/" + path }
    while path.utf8.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return path
  }

  var isCI: Bool { value(of: "CI") != nil }
  var isGitHub: Bool { value(of: "GITHUB_ACTIONS") != nil }

  var usesColor: Bool {
    if value(of: "NO_COLOR") != nil { return false }
    if value(of: "FORCE_COLOR") != nil || value(of: "CLICOLOR_FORCE") != nil { return true }
    return isTerminal && variables["TERM"] != "dumb"
  }
}
