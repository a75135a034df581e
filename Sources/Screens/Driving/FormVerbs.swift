import ScreensCanvas

extension Session {
  /// Adds text at the end of what a field holds, in one write, as when it is pasted there.
  ///
  /// What the field holds then is what its binding says when it is read again: a setter may refuse or rewrite it.
  /// `clear(_:nth:within:)` comes first where the text is to be replaced. The text is part of no error, because it may
  /// be a secret. `nth` and `within` say which of several fields, as for `tap`.
  public func type(
    _ text: String, into target: Target, nth: Int? = nil, within area: String? = nil
  ) throws(DriveError) {
    let search = Search(target: target, nth: nth, area: area)
    try change(search, .field, "type into") { entry in
      guard case .text(let before, _, let set) = entry.input else { return nil }
      return { set(before + text) }
    } step: { entry in
      guard case .text(_, isSecret: false, _) = entry.input else { return nil }
      return "type \"\(CleanText.of(FieldText.row(of: text)))\" into \(search.description)"
    }
  }

  /// Takes all text out of a field.
  ///
  /// `nth` and `within` say which of several fields, as for `tap`.
  public func clear(_ target: Target, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try change(Search(target: target, nth: nth, area: area), .field, "clear") { entry in
      entry.setText.map { set in { set("") } }
    }
  }

  /// Switches a toggle to what it is not.
  ///
  /// `nth` and `within` say which of several toggles, as for `tap`.
  public func toggle(_ target: Target, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try change(Search(target: target, nth: nth, area: area), .toggle, "toggle") { $0.perform }
  }

  /// Takes a stepper one step up; throws `atLimit` where it can't go further.
  ///
  /// `nth` and `within` say which of several steppers, as for `tap`.
  public func increment(_ target: Target, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try change(Search(target: target, nth: nth, area: area), .stepper, "increment") { $0.increment }
  }

  /// Takes a stepper one step down; throws `atLimit` where it can't go further.
  ///
  /// `nth` and `within` say which of several steppers, as for `tap`.
  public func decrement(_ target: Target, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try change(Search(target: target, nth: nth, area: area), .stepper, "decrement") { $0.decrement }
  }

  /// Finds a control of this role and does to it what `action` says; `nil` where it is at its limit.
  ///
  /// `step` is what the list of steps calls it where that is not the request.
  private func change(
    _ search: Search, _ role: ControlRole, _ verb: String, _ action: (ControlEntry) -> (() -> Void)?,
    step: (ControlEntry) -> String? = { _ in nil }
  ) throws(DriveError) {
    let request = "\(verb) \(search.description)"
    let resolver = settle(for: search)
    let screen = resolver.makeScreen()
    let wanted = Target(role: role, label: search.target.label)
    let index: Int
    do {
      index = try find(
        Search(target: wanted, nth: search.nth, area: search.area), on: screen, resolver, request)
    } catch {
      guard case .otherRole(let other) = error.reason else { throw error }
      throw failure(.otherVerb(other), request, screen)
    }
    let entry = resolver.reachableControls[index]
    guard entry.isEnabled else { throw failure(.disabled, request, screen) }
    guard let action = action(entry) else {
      throw failure(.atLimit(entry.value.flatMap { Int($0) } ?? 0), request, screen)
    }
    run(action)
    _ = settle()
    steps.append(step(entry) ?? request)
  }
}
