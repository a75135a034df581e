extension Command {
  /// The outline names what is wrong; beside every other format that goes to the errors, so that it is seen where the
  /// output goes to a file.
  static let explore = Command(
    word: "explore", summary: "prints every state that taps lead to from these previews", takesNames: true
  ) { run throws(CommandError) in
    guard !run.names.isEmpty else {
      throw CommandError(
        what: "`explore` is without a name.",
        why: "It goes through the previews whose names follow it.",
        remedy: "Write explore NAME; `list` prints all names.")
    }
    let format = try run.settings.mapFormat()
    guard run.names.count == 1 || format.isForReading else { throw .severalMaps(format, run.names) }
    var result = CommandResult()
    for preview in try run.previews.named(run.names) { run.explore(preview, format, into: &result) }
    return result
  }
}

extension CommandRun {
  @MainActor
  fileprivate func explore(_ preview: Preview, _ format: MapFormat, into result: inout CommandResult) {
    let map = preview.explore(
      limit: settings.limit ?? 500, depth: settings.depth ?? 12, on: settings.device(for: preview))
    if names.count > 1 { result.addHeading(preview) }
    result.output += format.render(map)
    guard !map.findings.isEmpty else { return }
    result.exitCode = .brokenScreen
    guard !format.isForReading else { return }
    for finding in map.findings {
      result.errors +=
        "\(preview.name): \(finding.description.split(separator: "\n").joined(separator: " "))\n"
    }
  }
}

extension CommandError {
  fileprivate static func severalMaps(_ format: MapFormat, _ names: [String]) -> CommandError {
    CommandError(
      what: "\(names.count) names follow `explore`, and --as is \"\(format.name)\".",
      why: "A document in that format has the states of one preview; two in one output could not be read.",
      remedy: "Write explore \"\(names[0])\" --as \(format.name), then the same for the others.")
  }
}
