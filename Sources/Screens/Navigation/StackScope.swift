/// One stack while it is resolved: its path, and what the screens so far register.
final class StackScope {
  let identity: Int
  let access: PathAccess
  let entries: [PathEntry]
  let recorder: WriteRecorder
  private(set) weak var guards: BackGuards?
  /// Neither on a covered screen nor hidden.
  let isVisible: Bool
  /// How many stacks are around it.
  let nesting: Int
  private var registrations: [ObjectIdentifier: Registration] = [:]
  private(set) var registeredTypes: [Any.Type] = []
  /// The screens from the root to the top.
  var screens: [ScreenScope] = []

  init(
    identity: Int, access: PathAccess, recorder: WriteRecorder, guards: BackGuards, isVisible: Bool,
    nesting: Int
  ) {
    self.identity = identity
    self.access = access
    self.recorder = recorder
    self.guards = guards
    self.isVisible = isVisible
    self.nesting = nesting
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

  func registration(for type: Any.Type) -> Registration? { registrations[ObjectIdentifier(type)] }

  /// What the way back from the top is called: the title beneath, kept up to date while covered (N29).
  var backLabel: String? {
    guard let top = screens.last, top.depth > 0 else { return nil }
    let below = screens[top.depth - 1]
    if let title = below.backTitle ?? below.title, !title.isEmpty { return title }
    return BackControl.shortLabel
  }

  /// Appends one value to the path.
  func push(_ entry: PathEntry) {
    access.append(entry)
    recorder.notePathWrite(access.read())
  }

  /// Takes what is above `depth` off the path, unless a guard refuses.
  func pop(to depth: Int) {
    let path = access.read()
    guard depth < path.count, mayLeave(to: depth, path: path) else { return }
    access.removeLast(path.count - depth)
    recorder.notePathWrite(access.read())
  }
}
