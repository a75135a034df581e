/// Compares the paths of one render with those of the one before, and finds who is to be told of what has left them.
struct PopTracker {
  private var paths: [(stack: Int, entries: [PathEntry])] = []
  private var observers: [PopObserver] = []
  private var pushes: [LinkPush] = []

  /// What has left is told from the top down, inner stacks first: to the link that pushed it, then to observers from
  /// the root up.
  mutating func update(
    _ stacks: [StackScope], _ newObservers: [PopObserver], _ newPushes: [LinkPush]
  ) -> [LifecycleList.Change] {
    // Most screens have nobody to be told.
    if observers.isEmpty, newObservers.isEmpty, pushes.isEmpty, newPushes.isEmpty {
      paths = []
      return []
    }
    let now = Dictionary(stacks.map { ($0.identity, $0.entries) }, uniquingKeysWith: { first, _ in first })
    func holds(_ entry: PathEntry, at index: Int, of stack: Int) -> Bool {
      guard let entries = now[stack], index < entries.count else { return false }
      return entry.isSame(as: entries[index])
    }
    var told: [LifecycleList.Change] = []
    for (stack, entries) in paths.reversed() {
      for index in entries.indices.reversed() where !holds(entries[index], at: index, of: stack) {
        told += tellings(of: entries[index], at: index, of: stack)
      }
    }
    paths = stacks.map { ($0.identity, $0.entries) }
    observers = newObservers
    pushes = (pushes + newPushes).filter { holds($0.entry, at: $0.index, of: $0.stack) }
    return told
  }

  private func tellings(of entry: PathEntry, at index: Int, of stack: Int) -> [LifecycleList.Change] {
    pushes.filter { $0.stack == stack && $0.index == index && $0.entry.isSame(as: entry) }
      .map { LifecycleList.Change(node: $0.node, perform: $0.popped) }
      + observers.filter { $0.stack == stack && $0.depth <= index && $0.type == entry.type }
      .map { observer in LifecycleList.Change(node: observer.node) { observer.tell(entry.value) } }
  }
}
