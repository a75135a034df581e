extension CommandRun {
  /// Shows each of the previews, and what is wrong with it beside.
  @MainActor
  func print(_ previews: [Preview], headings: Bool) -> CommandResult {
    var result = CommandResult()
    for preview in previews {
      let screen = preview.session(on: settings.device(for: preview)).screen
      if headings {
        if !result.output.isEmpty { result.output += "\n" }
        result.output += "── \(preview.name) ──\n"
      }
      result.output += screen.render(as: format)
      for diagnostic in screen.diagnostics {
        result.errors += "\(preview.name): \(diagnostic)\n"
        if diagnostic.severity == .error { result.exitCode = .brokenScreen }
      }
    }
    return result
  }
}
