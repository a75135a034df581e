extension Command {
  static let list = Command(word: "list", summary: "prints the names of the previews and their devices") {
    run throws(CommandError) in
    let width = run.previews.map(\.name.count).max() ?? 0
    var result = CommandResult()
    for preview in run.previews {
      let gap = String(repeating: " ", count: width - preview.name.count + 2)
      result.output += preview.name + gap + run.settings.device(for: preview).summary + "\n"
    }
    return result
  }
}

extension Device {
  /// `phone 40` or `phone 40x24`.
  fileprivate var summary: String { "\(name) \(width)" + (height.map { "x\($0)" } ?? "") }
}
