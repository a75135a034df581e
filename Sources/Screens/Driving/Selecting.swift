extension Session {
  /// Chooses an option of the picker with this label; throws `noSuchOption` where it has none with that label.
  ///
  /// Where several options of that label are in pickers of that label, `nth` says which, counted from 0 in reading
  /// order. `within` looks only for pickers in an area, as for `tap`.
  public func select(
    _ option: Target, in picker: Target, nth: Int? = nil, within area: String? = nil
  ) throws(DriveError) {
    let search = Search(target: picker, nth: nth, area: area)
    let request = "select \(option) in \(search.description)"
    let resolver = settle(for: search)
    let screen = resolver.makeScreen()
    let options = try options(of: search, on: screen, resolver, request)
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
    if let refusal = entry.refusal { throw failure(.init(refusal), request, screen) }
    guard entry.isEnabled else { throw failure(.disabled, request, screen) }
    run(entry.perform)
    _ = settle()
    steps.append(request)
  }

  /// The options of the pickers that are searched for.
  private func options(
    of search: Search, on screen: Screen, _ resolver: Resolver, _ request: String
  ) throws(DriveError) -> [Int] {
    let (picker, entries) = (search.target, resolver.reachableControls)
    let options = entries.indices.filter { picker.matches(entries[$0].picker) }
    let covered = resolver.controls.first { $0.blocker != nil && picker.matches($0.picker) }
    if options.isEmpty, let blocker = covered?.blocker {
      throw failure(.blocked(by: blocker), request, screen)
    }
    let isInArea = try membership(of: search, on: screen, resolver, request)
    let inArea = options.filter(isInArea)
    if !inArea.isEmpty { return inArea }
    if options.isEmpty, let other = screen.controls.first(where: { picker.matches($0, role: nil) }) {
      throw failure(.otherVerb(other.role), request, screen)
    }
    let place = search.area == nil ? Array(entries.indices) : entries.indices.filter(isInArea)
    let pickers = place.compactMap { entries[$0].picker?.label }
    let labels = pickers.isEmpty ? place.map { screen.controls[$0].label } : pickers
    let nearest = nearest(to: picker.label, among: labels)
    throw failure(
      options.isEmpty ? .notFound(nearest: nearest) : .outsideArea(nearest: nearest), request, screen)
  }
}

extension Target {
  fileprivate func matches(_ picker: PickerScope?) -> Bool {
    picker.map { matches(label: $0.label, identifier: $0.identifier) } ?? false
  }
}
