extension Session {
  /// Acts on the control with this label (N5, N16).
  ///
  /// - Parameter nth: which of several, counted from 0 in reading order.
  public func tap(_ target: Target, nth: Int? = nil) throws(DriveError) {
    try act(on: target, nth: nth, request: "tap") { perform in perform() }
  }

  /// Lets `act` do what the control with this label does.
  func act(
    on target: Target, nth: Int?, request: String, _ act: (() -> Void) -> Void
  ) throws(DriveError) {
    let resolver = settle()
    let screen = resolver.makeScreen()
    let request = "\(request) \(target)\(nth.map { ", nth: \($0)" } ?? "")"
    let index = try find(target, nth: nth, on: screen, request)
    let entry = resolver.controls[index]
    if let refusal = entry.refusal { throw failure(.init(refusal), request, screen) }
    guard screen.controls[index].isEnabled else { throw failure(.disabled, request, screen) }
    if entry.role == .back { return try goBack(request) { act(entry.perform) } }
    run { act(entry.perform) }
    _ = settle()
  }

  /// Takes the way back of the screen on top: the last element leaves the path in one write (N16).
  public func back() throws(DriveError) {
    let resolver = settle()
    guard let stack = resolver.stackToPop else {
      throw failure(.nothingToGoBackTo, "back", resolver.makeScreen())
    }
    try goBack("back") { stack.pop(to: stack.entries.count - 1) }
  }

  /// Goes back to the screen at `depth` (0 is the root) in one write (N16).
  public func back(to depth: Int) throws(DriveError) {
    let resolver = settle()
    let request = "back to depth \(depth)"
    guard let stack = resolver.stackToPop else {
      throw failure(.nothingToGoBackTo, request, resolver.makeScreen())
    }
    guard depth >= 0, depth < stack.entries.count else {
      throw failure(.noSuchDepth(depth, deepest: stack.entries.count), request, resolver.makeScreen())
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
  }

  private func find(
    _ target: Target, nth: Int?, on screen: Screen, _ request: String
  ) throws(DriveError) -> Int {
    let matches = screen.controls.indices.filter { target.matches(screen.controls[$0]) }
    if let nth, matches.indices.contains(nth) { return matches[nth] }
    if nth == nil, matches.count == 1 { return matches[0] }
    if matches.isEmpty {
      if let other = screen.controls.first(where: { target.matches($0, role: nil) }) {
        throw failure(.otherRole(other.role), request, screen)
      }
      let labels = nearest(to: target.label, among: screen.controls.map(\.label))
      throw failure(.notFound(nearest: labels), request, screen)
    }
    throw failure(
      nth == nil ? .ambiguous(count: matches.count) : .tooFew(count: matches.count), request, screen)
  }

  private func failure(_ reason: DriveError.Reason, _ request: String, _ screen: Screen) -> DriveError {
    DriveError(reason: reason, request: request, screen: screen.render(as: .text))
  }
}

extension Resolver {
  /// The innermost stack one can see that is not at its root.
  ///
  /// Of several beside each other it is the last, where an app shows its details.
  var stackToPop: StackScope? {
    let stacks = stacks.filter { $0.isVisible && !$0.entries.isEmpty }
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
    }
  }
}
