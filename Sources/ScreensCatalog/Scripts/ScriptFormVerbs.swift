extension ScriptVerb {
  static let type = ScriptVerb(
    word: "type", arguments: "TEXT into LABEL", summary: "adds text to a field", hidesText: true
  ) { arguments throws(ScriptFault) in
    let options = try SoughtOptions(&arguments)
    let text = try arguments.text("a text")
    try arguments.join("into")
    let field = try arguments.text("a label")
    return .drive { session throws(DriveError) in
      try session.type(text, into: .label(field), nth: options.nth, within: options.area)
    }
  }

  static let clear = field("clear", "takes all text out of a field") { session, sought throws(DriveError) in
    try session.clear(sought.target, nth: sought.nth, within: sought.area)
  }

  static let toggle = field("toggle", "switches a toggle") { session, sought throws(DriveError) in
    try session.toggle(sought.target, nth: sought.nth, within: sought.area)
  }

  static let select = ScriptVerb(
    word: "select", arguments: "LABEL in LABEL", summary: "chooses an option of a picker"
  ) { arguments throws(ScriptFault) in
    let options = try SoughtOptions(&arguments)
    let option = try arguments.text("a label")
    try arguments.join("in")
    let picker = try arguments.text("a label")
    return .drive { session throws(DriveError) in
      try session.select(.label(option), in: .label(picker), nth: options.nth, within: options.area)
    }
  }

  static let increment = field("increment", "takes a stepper one step up") {
    session, sought throws(DriveError) in
    try session.increment(sought.target, nth: sought.nth, within: sought.area)
  }

  static let decrement = field("decrement", "takes a stepper one step down") {
    session, sought throws(DriveError) in
    try session.decrement(sought.target, nth: sought.nth, within: sought.area)
  }

  /// A verb that says by itself what kind of control it is for.
  private static func field(
    _ word: String, _ summary: String,
    _ act: @escaping @Sendable (Session, Sought) throws(DriveError) -> Void
  ) -> ScriptVerb {
    ScriptVerb(word: word, arguments: "LABEL", summary: summary) { arguments throws(ScriptFault) in
      let sought = try Sought(&arguments, hasRole: false)
      return .drive { session throws(DriveError) in try act(session, sought) }
    }
  }
}
