/// Numbers for the identities that matter: those of nodes with state, of screens, and of all around them.
///
/// A number stays with its identity as long as every render touches it.
struct IdentityTable {
  struct Record {
    let key: IdentityKey
    /// The render that last touched it.
    var render: Int
    /// The scope that entered it in that render; another one with the same key is a repetition.
    var scope: Int
    /// What the node's wrapped properties are linked to, by their place in the node.
    var links: [PropertyLink?] = []
    /// What modifiers remember from one render to the next.
    var memory: Any?

    enum Touch { case first, again, repeated }

    /// Notes that `scope` entered it in this render.
    mutating func touch(in render: Int, _ scope: Int) -> Touch {
      if self.render == render { return self.scope == scope ? .again : .repeated }
      (self.render, self.scope) = (render, scope)
      return .first
    }
  }

  private(set) var records: [Int: Record] = [:]
  private var numbers: [IdentityKey: Int] = [:]
  private var nextNumber = 1
  private(set) var render = 0
  /// Records that this render touched; where that is all of them, there is nothing to forget.
  private var touched = 0
  /// Rows that stay although this render does not touch them.
  private var kept: [KeptRows] = []
  /// Identities of which everything inside stays.
  private var whole: [Int] = []

  mutating func beginRender() {
    render += 1
    touched = 0
  }

  /// The number for `key`, entered by `scope`, and whether another scope had it in this render.
  mutating func number(for key: IdentityKey, scope: Int) -> (number: Int, isRepeated: Bool) {
    if let number = numbers[key] { return (number, isRepeated(number, scope)) }
    let number = nextNumber
    nextNumber += 1
    numbers[key] = number
    records[number] = Record(key: key, render: render, scope: scope)
    touched += 1
    return (number, false)
  }

  /// Touches a record; says whether another scope did so in this render.
  private mutating func isRepeated(_ number: Int, _ scope: Int) -> Bool {
    let render = render
    let outcome = records[number]!.touch(in: render, scope)
    if outcome == .first { touched += 1 }
    return outcome == .repeated
  }

  /// Forgets what the render did not touch.
  mutating func endRender() {
    defer {
      kept.removeAll(keepingCapacity: true)
      whole.removeAll(keepingCapacity: true)
    }
    guard touched < records.count else { return }
    let whole = Set(whole)
    for (number, record) in records where record.render != render && !isKept(record.key, whole) {
      numbers[record.key] = nil
      records[number] = nil
    }
  }

  mutating func keep(_ rows: KeptRows) { kept.append(rows) }

  /// Touches the screen at a depth of a stack and keeps everything on it; says whether it was resolved before.
  mutating func keepScreen(in stack: Int, at position: Int, depth: Int, _ step: IdentityStep) -> Bool {
    let place = IdentityKey(parent: stack, position: position, step: .index(depth))
    guard let place = numbers[place],
      let screen = numbers[IdentityKey(parent: place, position: 0, step: step)]
    else { return false }
    for number in [place, screen] where records[number]!.touch(in: render, 0) == .first { touched += 1 }
    whole.append(screen)
    return true
  }

  /// Whether an identity is in a row or on a screen that was left out.
  private func isKept(_ key: IdentityKey, _ whole: Set<Int>) -> Bool {
    guard !kept.isEmpty || !whole.isEmpty else { return false }
    var key = key
    while true {
      if whole.contains(key.parent) || kept.contains(where: { $0.holds(key) }) { return true }
      guard let around = records[key.parent], around.render != render else { return false }
      key = around.key
    }
  }

  /// The link of the `property`-th wrapped property, made by `make` at the first render.
  mutating func link(_ number: Int, property: Int, make: () -> PropertyLink) -> PropertyLink {
    let links = records[number]!.links
    if property < links.count, let link = links[property] { return link }
    let link = make()
    while records[number]!.links.count <= property { records[number]!.links.append(nil) }
    records[number]!.links[property] = link
    return link
  }

  /// What a modifier remembers under its identity.
  subscript(memory number: Int) -> Any? {
    get { records[number]?.memory }
    set { records[number]?.memory = newValue }
  }
}
