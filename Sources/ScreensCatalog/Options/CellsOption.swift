extension Option {
  // A screen is kept as a grid, so its size is bounded before any is made.
  private static let cellRange = 1...1000

  /// An option whose value is a number of cells.
  static func cells(
    _ name: String, _ summary: String, of setting: any WritableKeyPath<Settings, Int?> & Sendable,
    example: Int
  ) -> Option {
    Option(name: name, placeholder: "N", summary: summary, example: "\(example)") {
      text, settings throws(CommandError) in
      guard let cells = Int(text), cellRange.contains(cells) else {
        throw CommandError(
          what: "\(name) is \"\(text)\", which is no number of cells.",
          why: "It is a whole number from \(cellRange.lowerBound) to \(cellRange.upperBound).",
          remedy: "Write \(name) \(example), for example.")
      }
      settings[keyPath: setting] = cells
    }
  }
}
