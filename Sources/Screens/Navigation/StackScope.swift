/// One stack while it is resolved: its path, and what the screens so far register.
final class StackScope {
  let identity: Int
  let access: PathAccess
  let entries: [PathEntry]
  let recorder: WriteRecorder
  private(set) weak var guards: BackGuards?
  /// Neither on a covered screen nor hidden.
  var isVisible: Bool
  /// How many stacks are around it.
  let nesting: Int
  /// The value its root shows, where something else than its path chooses that.
  let chosen: PathEntry?
  private var registrations: [ObjectIdentifier: Registration] = [:]
  private(set) var registeredTypes: [Any.Type] = []
  /// Screens that state pushes over the values, from the bottom up (N25).
  private(set) var raised: [RaisedScreen] = []
  /// The screens from the root to the top.
  var screens: [ScreenScope] = []

  init(
    identity: Int, access: PathAccess, recorder: WriteRecorder, guards: BackGuards, isVisible: Bool,
    nesting: Int, chosen: PathEntry?
  ) {
    self.identity = identity
    self.access = access
    self.recorder = recorder
    self.guards = guards
    self.isVisible = isVisible
    self.nesting = nesting
    self.chosen = chosen
    entries = access.read()
  }

  /// Adds a registration unless the type has one, which is then closer to the root or earlier in the tree (N3).
  ///
  /// Returns the earlier one where it is from another place in the source (N8).
  func register(_ registration: Registration) -> Registration? {
    let type = ObjectIdentifier(registration.type)
    if let first = registrations[type] { return first.source == registration.source ? nil : first }
    registrations[type] = registration
    registeredTypes.append(registration.type)
    return nil
  }

  /// What turns values into screens here, in the order in which it was met.
  var allRegistrations: [Registration] { registeredTypes.compactMap { registration(for: $0) } }

  func registration(for type: Any.Type) -> Registration? { registrations[ObjectIdentifier(type)] }

  /// What the way back from the top is called: the title beneath, kept up to date while covered (N29).
  var backLabel: String? {
    guard let top = screens.last, top.depth > 0 else { return nil }
    let below = screens[top.depth - 1]
    if let title = below.backTitle ?? below.title, !title.isEmpty { return title }
    return BackControl.shortLabel
  }

  /// What transitions are told by: the path, and what state pushes over it.
  var trail: [PathEntry] { entries + raised.map { PathEntry(RaisedMark(identity: $0.identity)) } }

  func raise(_ screens: [RaisedScreen]) { raised += screens }

  /// Appends one value to the path; what state pushed over it is dismissed first (N25).
  func push(_ entry: PathEntry) {
    for screen in raised.reversed() { screen.dismiss() }
    access.append(entry)
    recorder.notePathWrite(access.read())
  }

  /// Leaves what is above `depth`, unless a guard refuses: screens pushed by state are dismissed, values are taken
  /// off the path.
  func pop(to depth: Int) {
    let path = access.read()
    let leaving = raised.enumerated().filter { entries.count + 1 + $0.offset > depth }.map(\.element)
    guard depth < path.count || !leaving.isEmpty, mayLeave(to: depth, path: path) else { return }
    for screen in leaving.reversed() { screen.dismiss() }
    guard depth < path.count else { return }
    access.removeLast(path.count - depth)
    recorder.notePathWrite(access.read())
  }
}

/// Stands on a trail for a screen pushed by state.
private struct RaisedMark: Hashable {
  let identity: Int
}
