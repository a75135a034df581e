import ScreensCanvas

extension Session {
  /// Acts on the control with this label (N5, N16).
  ///
  /// Where several have it, `nth` says which, counted from 0 in reading order. `within` looks only for controls in an
  /// area that has a name:
  /// ```swift
  /// try session.tap("Delete", within: "Milk")
  /// ```
  /// These have names:
  /// - a node with an id or an accessibility label, by what ``Node/id(_:)`` or ``Node/accessibilityLabel(_:)`` says;
  /// - a section, by its header;
  /// - a row of a list or of a section, and what a `ForEachNode` makes of one element, by any whole text in it and by
  ///   the label of any control in it;
  /// - a screen in a stack, by its title.
  ///
  /// Where nothing is called so, it is the id by which a `ForEachNode` knows an element. Of areas inside one another
  /// that have one name it is the innermost.
  public func tap(_ target: Target, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try act(on: target, nth: nth, within: area, request: "tap") { perform in perform() }
  }

  /// Acts on the control with this label, whatever its role.
  public func tap(_ label: String, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try tap(.label(label), nth: nth, within: area)
  }

  /// Lets `act` do what the control with this label does.
  func act(
    on target: Target, nth: Int?, within area: String? = nil, request: String, _ act: (() -> Void) -> Void
  ) throws(DriveError) {
    let search = Search(target: target, nth: nth, area: area)
    let resolver = settle(for: search)
    let screen = resolver.makeScreen()
    let request = "\(request) \(search.description)"
    let index = try find(search, on: screen, resolver, request)
    let entry = resolver.reachableControls[index]
    if let refusal = entry.refusal { throw failure(.init(refusal), request, screen) }
    guard entry.role.takesTaps else { throw failure(.otherVerb(entry.role), request, screen) }
    guard screen.controls[index].isEnabled else { throw failure(.disabled, request, screen) }
    if entry.role == .back { return try goBack(request) { act(entry.perform) } }
    run { act(entry.perform) }
    _ = settle()
    steps.append(request)
  }

  /// Takes the way back of the screen on top: the last element leaves the path in one write (N16).
  public func back() throws(DriveError) {
    let resolver = settle()
    let stack = try stackToPop(resolver, "back")
    try goBack("back") { stack.pop(to: stack.screens.count - 2) }
  }

  /// Goes back to the screen at `depth` (0 is the root) in one write (N16).
  public func back(to depth: Int) throws(DriveError) {
    let resolver = settle()
    let request = "back to depth \(depth)"
    let stack = try stackToPop(resolver, request)
    let deepest = stack.screens.count - 1
    guard depth >= 0, depth < deepest else {
      throw failure(.noSuchDepth(depth, deepest: deepest), request, resolver.makeScreen())
    }
    try goBack(request) { stack.pop(to: depth) }
  }

  /// Runs an action that goes back, and fails where a guard refuses.
  private func goBack(_ request: String, _ action: () -> Void) throws(DriveError) {
    _ = store.recorder.takeRefusal()
    run(action)
    let refusing = store.recorder.takeRefusal()
    let resolver = settle()
    if let refusing { throw failure(.refusedBack(screen: refusing), request, resolver.makeScreen()) }
    steps.append(request)
  }

  /// Closes the sheet, cover or dialog on top, as a person does without choosing anything.
  public func dismiss() throws(DriveError) {
    let resolver = settle()
    guard let presentation = resolver.front.presentation else {
      throw failure(.nothingToDismiss, "dismiss", resolver.makeScreen())
    }
    if presentation.kind == .alert {
      let screen = resolver.makeScreen()
      let buttons = screen.controls.map(\.label)
      throw failure(.needsAnswer(presentation.name, buttons: buttons), "dismiss", screen)
    }
    run(presentation.dismiss)
    _ = settle()
    steps.append("dismiss")
  }

  private func stackToPop(_ resolver: Resolver, _ request: String) throws(DriveError) -> StackScope {
    if let presentation = resolver.front.presentation,
      presentation.kind == .alert || presentation.kind == .dialog
    {
      throw failure(.blocked(by: presentation.name), request, resolver.makeScreen())
    }
    if let stack = resolver.stackToPop { return stack }
    if let presentation = resolver.front.presentation {
      throw failure(.blocked(by: presentation.name), request, resolver.makeScreen())
    }
    throw failure(.nothingToGoBackTo, request, resolver.makeScreen())
  }

  /// Selects the tab with this title; the selected one goes back to the root of its stack (N27).
  public func selectTab(_ title: String, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try act(on: .tab(title), nth: nth, within: area, request: "select") { perform in perform() }
  }

  func failure(_ reason: DriveError.Reason, _ request: String, _ screen: Screen) -> DriveError {
    DriveError(reason: reason, request: request, screen: screen.render(as: .text))
  }
}

extension Resolver {
  /// The innermost stack one can see that is not at its root.
  ///
  /// Of several beside each other it is the last, where an app shows its details.
  var stackToPop: StackScope? {
    let stacks = stacks[front.firstStack...].filter { $0.isVisible && $0.screens.count > 1 }
    let innermost = stacks.map(\.nesting).max()
    return stacks.last { $0.nesting == innermost }
  }
}

extension DriveError.Reason {
  init(_ refusal: ControlEntry.Refusal) {
    switch refusal {
    case .noDestination(let entry):
      self = .noDestination(value: entry.description, type: typeName(entry.type))
    case .outsideStack: self = .outsideStack
    case .pathTypeMismatch(let entry, let pathType):
      self = .pathTypeMismatch(
        value: entry.description, type: typeName(entry.type), pathType: typeName(pathType))
    case .tagTypeMismatch(let tag, let selectionType):
      self = .tagTypeMismatch(
        tag: CleanText.oneLine("\(tag.base)"), type: typeName(type(of: tag.base)),
        selectionType: typeName(selectionType))
    }
  }
}
