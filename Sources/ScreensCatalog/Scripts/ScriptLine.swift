/// A line of a script that has a verb on it, read and not yet carried out.
struct ScriptLine {
  /// Counted from 1.
  let number: Int
  /// The line as it was written, harmless on a terminal.
  let text: String
  let action: ScriptVerb.Action
}

/// A script, which is read whole before any of it is carried out.
struct Script {
  private(set) var lines: [ScriptLine] = []

  init(_ text: String) throws(CommandError) {
    var rows = text.unicodeScalars[...]
    if rows.first == "\u{FEFF}" { rows.removeFirst() }
    for (index, row) in rows.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let shown = Self.shown(row)
      do throws(ScriptFault) {
        guard let action = try Self.action(row) else { continue }
        lines.append(ScriptLine(number: index + 1, text: shown, action: action))
      } catch {
        throw CommandError(
          what: "Line \(index + 1) can't be read: \(shown)", why: error.why, remedy: error.remedy)
      }
    }
  }

  /// A line as errors show it.
  private static func shown(_ row: Substring.UnicodeScalarView) -> String {
    let text = String(row).harmless
    let verb = ScriptVerb.all.first { $0.hidesText && text.hasPrefix($0.word + " ") }
    return verb.map { $0.word + " …" } ?? text
  }

  /// What a line asks for; `nil` where it says nothing.
  private static func action(
    _ row: Substring.UnicodeScalarView
  ) throws(ScriptFault) -> ScriptVerb.Action? {
    let words: [ScriptWord]
    do throws(ScriptWord.Fault) {
      words = try ScriptWord.words(of: row)
    } catch {
      throw ScriptFault(error)
    }
    guard let first = words.first else { return nil }
    guard let verb = ScriptVerb.all.first(where: { first.isPlain($0.word) }) else {
      throw .unknownVerb(first.text)
    }
    var arguments = ScriptArguments(verb: verb, words: Array(words.dropFirst()))
    let action = try verb.read(&arguments)
    try arguments.end()
    return action
  }
}
