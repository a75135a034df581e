/// The words behind a verb, which are taken one after the other.
struct ScriptArguments {
  let verb: ScriptVerb
  private(set) var words: [ScriptWord]
  /// The text that was taken last.
  private var taken: String?

  init(verb: ScriptVerb, words: [ScriptWord]) {
    self.verb = verb
    self.words = words
  }

  /// Takes the value of an option, beside it or behind an equals sign; `nil` where there is none.
  mutating func option(_ name: String) throws(ScriptFault) -> String? {
    guard let index = words.firstIndex(where: { $0.optionName == name }) else { return nil }
    let word = words.remove(at: index)
    if let value = word.optionValue { return value }
    guard index < words.count, words[index].optionName == nil else {
      throw .missingValue(of: name, of: verb)
    }
    return words.remove(at: index).text
  }

  /// Takes the value of an option that is a number.
  mutating func number(of name: String) throws(ScriptFault) -> Int? {
    guard let text = try option(name) else { return nil }
    guard let number = Int(text) else { throw .noNumber(text, for: name, of: verb) }
    return number
  }

  /// Takes the next word, which must be a number if it is there.
  mutating func number(_ what: String) throws(ScriptFault) -> Int? {
    guard let word = words.first, word.optionName == nil else { return nil }
    guard let number = number() else { throw .noNumber(word.text, for: what, of: verb) }
    return number
  }

  /// Takes the next word if it is a number and no text.
  mutating func number() -> Int? {
    guard let word = words.first, !word.isQuoted, let number = Int(word.text) else { return nil }
    words.removeFirst()
    return number
  }

  /// Takes the next word if it is one of these and something follows it.
  mutating func word(among choices: [String]) -> String? {
    guard words.count > 1, let choice = choices.first(where: words[0].isPlain) else { return nil }
    words.removeFirst()
    return choice
  }

  /// Takes the next word, which must be there.
  mutating func text(_ what: String) throws(ScriptFault) -> String {
    if let word = words.first, let name = word.optionName { throw .unknownOption(name, of: verb) }
    guard !words.isEmpty else { throw .missing(what, of: verb) }
    taken = words.removeFirst().text
    return taken ?? ""
  }

  /// Takes the word that joins two texts, which must be there.
  mutating func join(_ word: String) throws(ScriptFault) {
    guard let next = words.first, next.isPlain(word) else { throw .missing("`\(word)`", of: verb) }
    words.removeFirst()
    taken = nil
  }

  /// Throws where anything is left.
  func end() throws(ScriptFault) {
    if let name = words.lazy.compactMap(\.optionName).first { throw .unknownOption(name, of: verb) }
    if !words.isEmpty { throw .tooMany(words.map(\.text), after: taken, of: verb) }
  }
}
