extension Session {
  /// Adds text at the end of what a field holds, in one write, as when it is pasted there.
  ///
  /// What the field holds then is what its binding says when it is read again: a setter may refuse or rewrite it.
  /// `clear(_:nth:)` comes first where the text is to be replaced. The text is part of no error, because it may be a
  /// secret. `nth` says which of several fields, counted from 0 in reading order.
  public func type(_ text: String, into target: Target, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try change(target, .field, nth, area, "type into") { entry in
      { entry.setText?((entry.text ?? "") + text) }
    }
  }

  /// Takes all text out of a field.
  ///
  /// `nth` says which of several fields, counted from 0 in reading order.
  public func clear(_ target: Target, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try change(target, .field, nth, area, "clear") { entry in { entry.setText?("") } }
  }

  /// Switches a toggle to what it is not.
  ///
  /// `nth` says which of several toggles, counted from 0 in reading order.
  public func toggle(_ target: Target, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try change(target, .toggle, nth, area, "toggle") { $0.perform }
  }

  /// Takes a stepper one step up; throws `atLimit` where it can't go further.
  ///
  /// `nth` says which of several steppers, counted from 0 in reading order.
  public func increment(_ target: Target, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try change(target, .stepper, nth, area, "increment") { $0.increment }
  }

  /// Takes a stepper one step down; throws `atLimit` where it can't go further.
  ///
  /// `nth` says which of several steppers, counted from 0 in reading order.
  public func decrement(_ target: Target, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try change(target, .stepper, nth, area, "decrement") { $0.decrement }
  }

  /// Chooses an option of the picker with this label; throws `noSuchOption` where it has none with that label.
  ///
  /// `nth` says which of several options of that label in pickers of that label, counted from 0 in reading order.
  public func select(_ option: Target, in picker: Target, nth: Int? = nil) throws(DriveError) {
    let resolver = settle()
    let screen = resolver.makeScreen()
    let request = "select \(option) in \(picker)\(nth.map { ", nth: \($0)" } ?? "")"
    let options = try options(of: picker, on: screen, resolver, request)
    let matches = options.filter { option.matches(screen.controls[$0], role: .option) }
    guard !matches.isEmpty else {
      let labels = options.map { screen.controls[$0].label }
      throw failure(.noSuchOption(nearest: nearest(to: option.label, among: labels)), request, screen)
    }
    guard matches.indices.contains(nth ?? 0) else {
      throw failure(.tooFew(count: matches.count), request, screen)
    }
    if nth == nil, matches.count > 1 { throw failure(.ambiguous(count: matches.count), request, screen) }
    let entry = resolver.reachableControls[matches[nth ?? 0]]
    try perform(entry, request, screen, orElse: .disabled) { $0.perform }
  }

  /// Finds a control of this role and does to it what `action` says; `nil` where it is at its limit.
  private func change(
    _ target: Target, _ role: ControlRole, _ nth: Int?, _ area: String?, _ verb: String,
    _ action: (ControlEntry) -> (() -> Void)?
  ) throws(DriveError) {
    let request = "\(verb) \(Search(target: target, nth: nth, area: area).description)"
    let search = Search(target: Target(role: role, label: target.label), nth: nth, area: area)
    let resolver = settle(for: search)
    let screen = resolver.makeScreen()
    let index: Int
    do {
      index = try find(search, on: screen, resolver, request)
    } catch {
      guard case .otherRole(let other) = error.reason else { throw error }
      throw failure(.otherVerb(other), request, screen)
    }
    let entry = resolver.reachableControls[index]
    let limit = entry.value.flatMap { Int($0) } ?? 0
    try perform(entry, request, screen, orElse: .atLimit(limit), action)
  }

  private func perform(
    _ entry: ControlEntry, _ request: String, _ screen: Screen, orElse limit: DriveError.Reason,
    _ action: (ControlEntry) -> (() -> Void)?
  ) throws(DriveError) {
    if let refusal = entry.refusal { throw failure(.init(refusal), request, screen) }
    guard entry.isEnabled else { throw failure(.disabled, request, screen) }
    guard let action = action(entry) else { throw failure(limit, request, screen) }
    run(action)
    _ = settle()
    steps.append(request)
  }

  /// The options of the pickers that `picker` asks for.
  private func options(
    of picker: Target, on screen: Screen, _ resolver: Resolver, _ request: String
  ) throws(DriveError) -> [Int] {
    let entries = resolver.reachableControls
    let options = entries.indices.filter { picker.matches(entries[$0].picker) }
    if !options.isEmpty { return options }
    let covered = resolver.controls.first { $0.blocker != nil && picker.matches($0.picker) }
    if let blocker = covered?.blocker { throw failure(.blocked(by: blocker), request, screen) }
    if let other = screen.controls.first(where: { picker.matches($0, role: nil) }) {
      throw failure(.otherVerb(other.role), request, screen)
    }
    let pickers = entries.compactMap { $0.picker?.label }
    let labels = pickers.isEmpty ? screen.controls.map(\.label) : pickers
    throw failure(.notFound(nearest: nearest(to: picker.label, among: labels)), request, screen)
  }
}

extension Target {
  fileprivate func matches(_ picker: PickerScope?) -> Bool {
    picker.map { matches(label: $0.label, identifier: $0.identifier) } ?? false
  }
}
