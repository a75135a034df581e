/// A session on its way through a script, and what is printed of it.
struct Drive {
  let name: String
  let session: Session
  let format: Format
  private var blocks: [String] = []
  private var steps = ""
  private var log = ""
  private var diagnostics: Set<Diagnostic> = []
  private var errors = ""
  private var exitCode = ExitCode.success

  init(name: String, session: Session, format: Format) {
    self.name = name
    self.session = session
    self.format = format
  }

  /// Carries out line by line, up to the first that fails; the last screen is shown if none does.
  mutating func perform(_ script: Script) {
    note(session.screen, at: nil)
    var isShown = false
    for line in script.lines {
      switch line.action {
      case .show:
        show()
        isShown = true
      case .act(let act):
        do throws(ScriptMiss) {
          try act(session)
        } catch {
          errors += "error: Line \(line.number) could not be done: \(line.text)\n\(error.reason)"
          exitCode = .brokenScreen
          return
        }
        note(session.screen, at: line)
        isShown = false
      }
    }
    if !isShown { show() }
  }

  /// What is printed.
  var result: CommandResult {
    var result = CommandResult()
    let parts = blocks + (steps.isEmpty ? [] : [steps])
    result.output = parts.joined(separator: "\n")
    result.errors = log + errors
    result.exitCode = exitCode
    return result
  }

  private mutating func show() {
    if !steps.isEmpty { blocks.append(steps) }
    steps = ""
    blocks.append(session.screen.render(as: format))
  }

  /// Notes where a step led and what is wrong there.
  private mutating func note(_ screen: Screen, at line: ScriptLine?) {
    if line != nil, let step = session.steps.last {
      let row = "\(step) → \(screen.place)\n"
      if Self.isForReading(format) { steps += row } else { log += row }
    }
    for diagnostic in screen.diagnostics where diagnostics.insert(diagnostic).inserted {
      errors += "\(name)\(line.map { ", line \($0.number)" } ?? ""): \(diagnostic)\n"
      if diagnostic.severity == .error { exitCode = .brokenScreen }
    }
  }

  /// Steps stand beside what a person reads; a document for a program must be alone on standard output.
  static func isForReading(_ format: Format) -> Bool {
    [Format.text, .ansi, .outline].contains { $0.name == format.name }
  }
}

extension Screen {
  /// `Settings (profile › settings)`: its title and its path, as far as it has them.
  fileprivate var place: String {
    let path = path.joined(separator: " › ")
    guard let title else { return path.isEmpty ? "a screen without a title" : path }
    return path.isEmpty ? title : "\(title) (\(path))"
  }
}
