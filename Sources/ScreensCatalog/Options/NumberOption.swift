extension Option {
  /// An option whose value is a number within bounds.
  ///
  /// - Parameters:
  ///   - name: With its dashes.
  ///   - summary: What the help says of it.
  ///   - command: The only command that takes it; `nil` for an option of all.
  ///   - setting: Where the number goes.
  ///   - unit: What is counted, as in "no number of cells".
  ///   - range: From the least to the most.
  ///   - example: A number for error texts.
  static func number(
    _ name: String, _ summary: String, onlyFor command: String? = nil,
    of setting: any WritableKeyPath<Settings, Int?> & Sendable, unit: String, in range: ClosedRange<Int>,
    example: Int
  ) -> Option {
    Option(name: name, placeholder: "N", summary: summary, example: "\(example)", command: command) {
      text, settings throws(CommandError) in
      guard let number = Int(text), range.contains(number) else {
        throw CommandError(
          what: "\(name) is \"\(text)\", which is no number of \(unit).",
          why: "It is a whole number from \(range.lowerBound) to \(range.upperBound).",
          remedy: "Write \(name) \(example), for example.")
      }
      settings[keyPath: setting] = number
    }
  }
}
