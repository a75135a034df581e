/// What an exploration remembers for its coverage, and for findings that only the whole can show.
struct ExplorationNotes {
  /// A control of a kind of screen, however many states show that.
  struct ControlKey: Hashable {
    let screen: String
    let role: ControlRole
    let label: String
  }

  struct TypeKey: Hashable {
    let type: ObjectIdentifier
    let source: SourceLocation
  }

  var types = Tally<TypeKey>()
  var controls = Tally<ControlKey>()
  var links = Tally<ControlKey>()
  /// Controls that were acted on; reached are those that did something.
  var effects = Tally<ControlKey>()
  var diagnostics: Set<Diagnostic> = []
  /// States in which everything was tried.
  var walked: Set<Int> = []
  /// What was lost when paths were saved.
  var lost: Set<String> = []
  /// Kinds of screen that are known to be pushed over themselves.
  var endless: Set<ScreenKind> = []

  mutating func note(_ action: ExploredAction, of moment: Moment, effect: StateMap.Effect, _ way: Way) {
    for control in action.places.map({ moment.screen.controls[$0] }) {
      let key = ControlKey(screen: moment.name, role: control.role, label: control.label)
      controls.reach(key)
      if control.role == .link, effect != .nothing { links.reach(key) }
      // What is chosen or typed already may well stay as it is.
      if control.isSelected || action.isTyping { continue }
      effects.add(
        key, "The \(control.role.rawValue) \"\(control.label)\" on the screen \"\(moment.name)\"", way)
      if effect != .nothing { effects.reach(key) }
    }
  }
}

extension Explorer {
  /// Takes up what one moment shows: diagnostics, registered types, controls.
  mutating func note(_ moment: Moment, _ way: Way) {
    addFindings(for: moment, way)
    for stack in moment.resolver.stacks {
      for registration in stack.allRegistrations {
        let key = ExplorationNotes.TypeKey(registration)
        notes.types.add(key, "\(typeName(registration.type)) (\(registration.source))", way)
      }
    }
    for stack in moment.resolver.stacks where stack.isVisible {
      for entry in stack.entries { reach(entry, registeredOn: [stack]) }
      // A split registers the type of its selection on the other side.
      if let chosen = stack.chosen { reach(chosen, registeredOn: moment.resolver.stacks) }
    }
    let entries = moment.resolver.reachableControls
    for (entry, control) in zip(entries, moment.screen.controls)
    where !entry.isIgnored && choice.filter(control) {
      let key = ExplorationNotes.ControlKey(
        screen: moment.name, role: control.role, label: control.label)
      let description = "\(control.role.rawValue) \"\(control.label)\" on \"\(moment.name)\""
      notes.controls.add(key, description, way)
      if control.role == .link { notes.links.add(key, description, way) }
    }
  }

  private mutating func reach(_ entry: PathEntry, registeredOn stacks: [StackScope]) {
    for stack in stacks {
      guard let registration = stack.registration(for: entry.type) else { continue }
      notes.types.reach(ExplorationNotes.TypeKey(registration))
    }
  }
}

extension ExplorationNotes.TypeKey {
  fileprivate init(_ registration: Registration) {
    type = ObjectIdentifier(registration.type)
    source = registration.source
  }
}
