extension Diagnostic {
  static func missingObject(_ object: Any.Type, readBy node: Any.Type) -> Diagnostic {
    let (object, node) = (typeName(object), typeName(node))
    return Diagnostic(
      .missingObject,
      "\(node) reads \(object) with @Environment(\(object).self), but no node around it provides a \(object). "
        + "Add .environment(…) with a \(object) to a node around \(node), outside the stack if pushed screens need it."
    )
  }

  static func bodyTooDeep(_ type: Any.Type) -> Diagnostic {
    Diagnostic(
      .bodyTooDeep,
      "\(typeName(type)) is nested in other nodes too deeply to be shown. "
        + "Most often a body contains its own node without an end: put an `if` around it that ends.")
  }

  static func stateChangedInBody(_ type: String) -> Diagnostic {
    Diagnostic(
      .stateChangedInBody,
      "State was changed while the body of \(type) was evaluated. "
        + "A body only describes; change state in an action, in onAppear or in onChange.")
  }

  static func stateCycle(_ type: String, rounds: Int) -> Diagnostic {
    Diagnostic(
      .stateCycle,
      "The screen did not come to rest in \(rounds) rounds: actions of \(type) change state each time. "
        + "Change state in onAppear, onDisappear or onChange only where it is not yet what it should be.")
  }

  static func duplicateIdentity(_ id: String) -> Diagnostic {
    Diagnostic(
      .duplicateIdentity,
      "Two neighbours have the identity \(id); each keeps its own state by its order only. "
        + "Give every element of a ForEachNode an id of its own.")
  }

  static func invalidLength(_ what: String, _ why: String) -> Diagnostic {
    Diagnostic(.invalidLength, "\(what) \(why)")
  }
}
