extension CommandRun {
  /// Shows each of the previews, and what is wrong with it beside.
  @MainActor
  func print(_ previews: [Preview], headings: Bool) throws(CommandError) -> CommandResult {
    let format = try settings.screenFormat(inColor: isColored)
    var result = CommandResult()
    for preview in previews {
      let screen = preview.session(on: settings.device(for: preview)).screen
      if headings { result.addHeading(preview) }
      result.output += screen.render(as: format)
      for diagnostic in screen.diagnostics {
        result.errors += "\(preview.name): \(diagnostic)\n"
        if diagnostic.severity == .error { result.exitCode = .brokenScreen }
      }
    }
    return result
  }
}

extension CommandResult {
  /// The name of a preview above what is printed of it, apart from what was printed before.
  mutating func addHeading(_ preview: Preview) {
    if !output.isEmpty { output += "\n" }
    output += "── \(preview.name) ──\n"
  }
}
