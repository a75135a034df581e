extension Option {
  /// An option whose value is one of a few words.
  static func choice<Value: Sendable>(
    _ name: String, _ placeholder: String, _ summary: String,
    of setting: any WritableKeyPath<Settings, Value?> & Sendable, among choices: [(word: String, Value)]
  ) -> Option {
    let words = choices.map(\.word)
    return Option(
      name: name, placeholder: placeholder,
      summary: "\(summary): \(CommandError.joined(words, by: "or"))", example: words[0]
    ) { text, settings throws(CommandError) in
      guard let choice = choices.first(where: { $0.word == text }) else {
        throw CommandError(
          what: "\(name) is \"\(text)\", which is none of its values.",
          why: "Its values are \(CommandError.joined(words)).",
          remedy: CommandError.suggestion(for: text, among: words)
            ?? "Write \(name) \(words[0]), for example.")
      }
      settings[keyPath: setting] = choice.1
    }
  }
}
