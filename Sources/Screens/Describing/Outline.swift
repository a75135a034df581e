import ScreensLayout

/// What a person perceives on a screen, in reading order.
struct Outline: Equatable, Sendable {
  /// Each item comes right before those inside it, which are one deeper.
  private(set) var items: [OutlineItem] = []

  /// Adds an item and returns its number.
  @discardableResult
  mutating func add(_ item: OutlineItem) -> Int {
    items.append(item)
    return items.count - 1
  }

  mutating func add(_ state: String, to number: Int) {
    if !items[number].states.contains(state) { items[number].states.append(state) }
  }

  /// Names a group by a heading in it; says whether it did.
  ///
  /// The first heading counts, and what follows it at once; a later one is for what comes after it.
  mutating func name(_ group: Int, by heading: String) -> Bool {
    if items[group].label.isEmpty {
      items[group].label = heading
    } else if group == items.count - 1 {
      items[group].label += " " + heading
    } else {
      return false
    }
    return true
  }

  /// Ends a group: the last one added that has not ended yet.
  ///
  /// An empty one that has no name either is taken out, unless it can be seen all the same. A screen without a name
  /// around another screen is one with it; around several it is only their arrangement, and is taken out.
  mutating func close(_ group: Int, isSeenWhenEmpty: Bool) {
    guard items[group].label.isEmpty else { return }
    if group == items.count - 1 {
      if !isSeenWhenEmpty { items.removeLast() }
      return
    }
    guard GroupKind.screens.contains(where: { $0.rawValue == items[group].role }) else { return }
    let inner = items.indices[(group + 1)...].filter { items[$0].depth == items[group].depth + 1 }
    let screens = inner.filter { items[$0].role == GroupKind.screen.rawValue }
    let tabs = inner.filter { items[$0].role == GroupKind.tabs.rawValue }
    guard !screens.isEmpty, screens.count + tabs.count == inner.count else { return }
    if screens.count == 1 {
      unite(group, with: screens[0])
    } else if items[group].role == GroupKind.screen.rawValue, items[group].states.isEmpty {
      raise(items.indices[(group + 1)...])
      items.remove(at: group)
    }
  }

  /// Gives a group the name and the items of the screen in it.
  private mutating func unite(_ group: Int, with screen: Int) {
    items[group].label = items[screen].label
    for state in items[screen].states { add(state, to: group) }
    let depth = items[screen].depth
    let inside = items[(screen + 1)...].prefix { $0.depth > depth }.indices
    raise(inside)
    items.remove(at: screen)
  }

  private mutating func raise(_ numbers: Range<Int>) {
    for number in numbers { items[number].depth -= 1 }
  }
}

/// One thing a person perceives: something to read, something to act on, or a group of such things.
struct OutlineItem: Hashable, Sendable {
  /// One word: the role of a control, the kind of a group, or what else it is.
  var role: String
  /// What it is called; empty for what has no name.
  var label = ""
  /// What it is set to.
  var value: String?
  var states: [String] = []
  /// How many items it is inside of.
  var depth: Int
}

extension GroupKind {
  /// The kinds that fill a device or stand over what does.
  static let screens: [GroupKind] = [.screen, .sheet, .cover, .alert, .dialog]
}
