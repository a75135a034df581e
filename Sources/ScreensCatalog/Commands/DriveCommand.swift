extension Command {
  static let drive = Command(
    word: "drive", summary: "acts on a preview as a script on standard input says", takesNames: true,
    placeholder: "NAME <SCRIPT"
  ) { run throws(CommandError) in
    guard let name = run.names.first else {
      throw CommandError(
        what: "`drive` is without a name.",
        why: "It acts on the preview whose name follows it.",
        remedy: "Write drive NAME; `list` prints all names.")
    }
    guard run.names.count == 1 else {
      throw CommandError(
        what: "\"\(run.names[1])\" follows the name \"\(name)\".",
        why: "`drive` acts on one preview, and takes what to do from standard input.",
        remedy: "Leave it out; quote a name that has blanks.")
    }
    let preview = try run.previews.named([name])[0]
    let format = try run.settings.screenFormat(inColor: run.isColored)
    let script = try Script(run.scriptText(for: name))
    var drive = Drive(
      name: name, session: preview.session(on: run.settings.device(for: preview)), format: format)
    drive.perform(script)
    return drive.result
  }
}

extension CommandRun {
  /// The script on standard input.
  fileprivate func scriptText(for name: String) throws(CommandError) -> String {
    switch readInput() {
    case .text(let text): return text
    case .terminal:
      throw CommandError(
        what: "`drive` has no script.",
        why: "It reads one from standard input, and that is a terminal.",
        remedy:
          "Write printf 'tap \"Settings\"\\n' | \(programName) drive \(name), or \(programName) drive \(name) "
          + "< FILE; `--help` lists the verbs.")
    case .tooLong:
      throw CommandError(
        what: "The script is too long.",
        why: "Standard input holds more than \(InputText.limit) bytes.",
        remedy: "Make sure that it comes to an end, and split a script that does.")
    case .failed(let reason): throw .cannotRead(reason, for: "drive")
    }
  }
}
