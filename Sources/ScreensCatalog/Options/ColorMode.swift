/// When text is printed in colour.
enum ColorMode: String, CaseIterable {
  case auto, always, never
}

extension ColorMode? {
  /// Whether text is coloured; left to itself, only on a terminal, and not against `NO_COLOR`.
  func isOn(in environment: CommandEnvironment) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto, nil:
      environment.isTerminal && environment.variable("NO_COLOR") ?? "" == ""
        && environment.variable("TERM") != "dumb"
    }
  }
}
