extension Diagnostic {
  static func missingDestination(of entry: PathEntry, depth: Int, in scope: StackScope) -> Diagnostic {
    let type = typeName(entry.type)
    return Diagnostic(
      .missingDestination,
      "The path holds \(entry.description) of type \(type) at depth \(depth), and no screen beneath it registers "
        + "\(type). \(scope.registered) Add .destination(for: \(type).self) { … } to the root or to a screen beneath."
    )
  }

  static func missingDestination(ofLink label: String, to entry: PathEntry, in scope: StackScope)
    -> Diagnostic
  {
    let type = typeName(entry.type)
    return Diagnostic(
      .missingDestination,
      "The link \"\(label)\" leads to \(entry.description) of type \(type), and neither its screen nor one beneath "
        + "registers \(type). \(scope.registered) Add .destination(for: \(type).self) { … } to the link's screen or one beneath."
    )
  }

  static func duplicateDestination(_ second: Registration, after first: Registration) -> Diagnostic {
    let type = typeName(second.type)
    return Diagnostic(
      .duplicateDestination,
      "\(type) is registered twice on one stack: at \(first.source), which counts, and at \(second.source). "
        + "Remove the second .destination(for: \(type).self).")
  }

  static func destinationOutsideStack(_ registration: Registration) -> Diagnostic {
    let type = typeName(registration.type)
    return Diagnostic(
      .destinationOutsideStack,
      ".destination(for: \(type).self) at \(registration.source) is outside every stack and is ignored. "
        + "Put it on a node inside the Stack, not on the Stack itself.")
  }

  static func linkOutsideStack(_ label: String) -> Diagnostic {
    Diagnostic(
      .linkOutsideStack,
      "The link \"\(label)\" is outside every stack, so it leads nowhere. Put it inside a Stack { … }.")
  }

  static func pathTypeMismatch(_ label: String, _ entry: PathEntry, _ pathType: Any.Type) -> Diagnostic {
    Diagnostic(
      .pathTypeMismatch,
      "The link \"\(label)\" leads to \(entry.description) of type \(typeName(entry.type)), but the stack's path "
        + "holds \(typeName(pathType)) only. Give the link a \(typeName(pathType)), or the stack a StackPath."
    )
  }

  static func nestedStack(_ entry: PathEntry) -> Diagnostic {
    Diagnostic(
      .nestedStack,
      "The screen of \(entry.description) holds a Stack of its own inside the stack it was pushed on. "
        + "Links in it belong to the inner stack; remove the inner Stack unless that is meant.")
  }
}

extension StackScope {
  /// A sentence that lists what is registered.
  fileprivate var registered: String {
    registeredTypes.isEmpty
      ? "Nothing is registered."
      : "Registered: \(registeredTypes.map(typeName).joined(separator: ", "))."
  }
}

extension DiagnosticList {
  /// Notes why a link on the screen can't lead anywhere.
  mutating func add(_ refusal: ControlEntry.Refusal, label: String, of target: PathEntry) {
    switch refusal {
    case .noDestination, .tagTypeMismatch: break
    case .outsideStack: add(.linkOutsideStack(label))
    case .pathTypeMismatch(_, let pathType): add(.pathTypeMismatch(label, target, pathType))
    }
  }
}
