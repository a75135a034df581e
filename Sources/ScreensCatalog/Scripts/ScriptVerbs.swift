extension ScriptVerb {
  static let tap = control("tap", "acts on a control") { session, sought throws(DriveError) in
    try session.tap(sought.target, nth: sought.nth, within: sought.area)
  }

  static let doubleTap = control("double-tap", "acts on it twice before the screen is shown again") {
    session, sought throws(DriveError) in
    try session.doubleTap(sought.target, nth: sought.nth, within: sought.area)
  }

  static let selectTab = ScriptVerb(word: "select-tab", arguments: "TITLE", summary: "selects a tab") {
    arguments throws(ScriptFault) in
    let options = try SoughtOptions(&arguments)
    let title = try arguments.text("a title")
    return .drive { session throws(DriveError) in
      try session.selectTab(title, nth: options.nth, within: options.area)
    }
  }

  static let back = ScriptVerb(
    word: "back", arguments: "[DEPTH]", summary: "goes back, to a depth if there is one; 0 is the root"
  ) { arguments throws(ScriptFault) in
    guard let depth = try arguments.number("DEPTH") else {
      return .drive { session throws(DriveError) in try session.back() }
    }
    return .drive { session throws(DriveError) in try session.back(to: depth) }
  }

  static let dismiss = ScriptVerb(word: "dismiss", summary: "closes what is shown over the screen") {
    _ throws(ScriptFault) in
    .drive { session throws(DriveError) in try session.dismiss() }
  }

  static let scroll = ScriptVerb(
    word: "scroll", arguments: "[ROLE] LABEL",
    summary: "moves the content until it is seen; or to a row, by its number"
  ) { arguments throws(ScriptFault) in
    if let row = arguments.number() { return .act { $0.scroll(to: row) } }
    let sought = try Sought(&arguments)
    return .drive { session throws(DriveError) in
      try session.scroll(to: sought.target, nth: sought.nth, within: sought.area)
    }
  }

  static let open = ScriptVerb(word: "open", arguments: "URL", summary: "opens a link of the app") {
    arguments throws(ScriptFault) in
    let url = try arguments.text("a URL")
    return .act { session throws(ScriptMiss) in
      let outcome = session.open(url)
      switch outcome {
      case .opened, .alreadyThere, .queued: break
      case .refused, .malformed, .unmatched:
        throw ScriptMiss(reason: "The link was not opened: \(outcome)\n\n\(session.text)")
      }
    }
  }

  static let show = ScriptVerb(word: "show", summary: "prints the screen as it is then") {
    _ throws(ScriptFault) in .show
  }

  /// A verb for a control.
  private static func control(
    _ word: String, _ summary: String,
    _ act: @escaping @Sendable (Session, Sought) throws(DriveError) -> Void
  ) -> ScriptVerb {
    ScriptVerb(word: word, arguments: "[ROLE] LABEL", summary: summary) { arguments throws(ScriptFault) in
      let sought = try Sought(&arguments)
      return .drive { session throws(DriveError) in try act(session, sought) }
    }
  }
}
