/// Why a line of a script can't be read, and what to do.
struct ScriptFault: Error, Equatable {
  let why: String
  let remedy: String
}

extension ScriptFault {
  init(_ fault: ScriptWord.Fault) {
    switch fault {
    case .unclosed(let quote):
      let name = quote == "'" ? "single" : "double"
      self.init(
        why: "A \(name) quote is opened and not closed on the line.",
        remedy: quote == "'"
          ? #"Close it, or write \' for one that belongs to the text."#
          : #"Close it, or write \" for one that belongs to the text."#)
    case .nothingEscaped:
      self.init(
        why: "A backslash at the end of a line has nothing behind it.",
        remedy: #"Write \\ for one that belongs to the text."#)
    }
  }

  static func unknownVerb(_ word: String) -> ScriptFault {
    let verbs = ScriptVerb.all.map(\.word)
    return ScriptFault(
      why: "\"\(word.harmless)\" is not a verb; the verbs are \(CommandError.joined(verbs)).",
      remedy: CommandError.suggestion(for: word, among: verbs, then: "`--help` says what each does."))
  }

  static func unknownOption(_ name: String, of verb: ScriptVerb) -> ScriptFault {
    ScriptFault(
      why: "\"\(name.harmless)\" is not an option of `\(verb.word)`.",
      remedy: "Write \(verb.synopsis); quote a text that begins with dashes.")
  }

  static func missing(_ what: String, of verb: ScriptVerb) -> ScriptFault {
    ScriptFault(why: "`\(verb.word)` is without \(what).", remedy: "Write \(verb.synopsis).")
  }

  static func missingValue(of option: String, of verb: ScriptVerb) -> ScriptFault {
    ScriptFault(why: "\(option) is without a value.", remedy: "Write \(verb.synopsis).")
  }

  static func noNumber(_ text: String, for what: String, of verb: ScriptVerb) -> ScriptFault {
    ScriptFault(
      why: "\(what) is \"\(text.harmless)\", which is no number.", remedy: "Write \(verb.synopsis).")
  }

  /// Most often somebody forgot to quote a label.
  static func tooMany(_ words: [String], after text: String?, of verb: ScriptVerb) -> ScriptFault {
    let whole = text.map { ([$0] + words).joined(separator: " ").harmless }
    return ScriptFault(
      why: "\"\(words.joined(separator: " ").harmless)\" is more than `\(verb.word)` takes.",
      remedy: whole.map { "Quote a text with blanks: \(verb.word) \"\($0)\"" } ?? "Write \(verb.synopsis).")
  }
}
