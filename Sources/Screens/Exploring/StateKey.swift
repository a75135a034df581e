/// What makes two moments of an app one state of an exploration.
struct StateKey: Hashable {
  /// One screen on a path: a value of a type, or what state pushed.
  struct Place: Hashable {
    let type: ObjectIdentifier?
    let value: AnyHashable?
    let name: String
  }

  struct Presented: Hashable {
    let kind: Presentation.Kind
    /// A question's title; that of a sheet may change while it is shown.
    let title: String?
    let item: AnyHashable?
  }

  var tabs: [String] = []
  /// What a selection shows at the root of each stack.
  var chosen: [Place?] = []
  var paths: [[Place]] = []
  var presented: [Presented] = []
  var kinds: [ScreenKind] = []
  /// The rendered text, where that counts.
  var text: String?

  /// The stack state, whatever it says.
  var withoutText: StateKey {
    var key = self
    key.text = nil
    return key
  }

  init(_ resolver: Resolver) {
    tabs = resolver.selectedTabs
    let stacks = resolver.stacks.filter(\.isVisible)
    chosen = stacks.map { $0.chosen.map { Place($0) } }
    paths = stacks.map(\.places)
    presented = resolver.presented.map { Presented($0.presentation) }
    kinds = resolver.lifecycle.visible.compactMap { $0.screen?.kind }
  }
}

extension StateKey.Presented {
  fileprivate init(_ presentation: Presentation) {
    kind = presentation.kind
    title = presentation.isQuestion ? presentation.title : nil
    item = presentation.item
  }
}

extension StateKey.Place {
  init(_ entry: PathEntry) {
    self.init(type: ObjectIdentifier(entry.type), value: AnyHashable(entry.value), name: entry.description)
  }
}

extension StackScope {
  /// The path, and what state pushes over it.
  fileprivate var places: [StateKey.Place] {
    entries.map { StateKey.Place($0) }
      + raised.map { StateKey.Place(type: nil, value: $0.item, name: $0.name) }
  }
}

extension Resolver {
  /// The titles of the tabs that are selected in the bars one can see.
  var selectedTabs: [String] {
    controls.filter { $0.role == .tab && $0.isSelected }.map { $0.label ?? "" }
  }
}

extension StateKey {
  /// What an action did that led from this state to another one.
  func effect(to other: StateKey) -> StateMap.Effect {
    guard self != other else { return .local }
    if tabs != other.tabs || paths.count == other.paths.count && chosen != other.chosen { return .select }
    if presented != other.presented {
      if other.presented.starts(with: presented), other.paths.starts(with: paths) { return .present }
      if presented.starts(with: other.presented), paths.starts(with: other.paths) { return .dismiss }
      return .replace
    }
    let changed = zip(paths, other.paths).filter { $0 != $1 }
    guard paths.count == other.paths.count, let (before, after) = changed.first, changed.count == 1 else {
      return paths == other.paths && kinds == other.kinds ? .local : .replace
    }
    if after.starts(with: before) { return .push }
    return before.starts(with: after) ? .pop : .replace
  }
}
