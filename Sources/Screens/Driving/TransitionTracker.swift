/// Compares the paths of one render with those of the one before; many changes in one action are one transition (N18).
struct TransitionTracker {
  private var paths: [Int: [PathEntry]] = [:]

  mutating func update(_ stacks: [StackScope], animated: Bool) -> [Event] {
    if stacks.isEmpty, paths.isEmpty { return [] }
    var events: [Event] = []
    for stack in stacks {
      guard let before = paths[stack.identity] else { continue }
      if let event = transition(from: before, to: stack.trail, animated: animated) { events.append(event) }
    }
    paths = Dictionary(stacks.map { ($0.identity, $0.trail) }, uniquingKeysWith: { first, _ in first })
    return events
  }

  private func transition(from before: [PathEntry], to now: [PathEntry], animated: Bool) -> Event? {
    let common = zip(before, now).prefix { $0.isEqual(to: $1) && $0.generation == $1.generation }.count
    switch (common == before.count, common == now.count) {
    case (true, true): return nil
    case (true, false): return .push(now.count - common, animated: animated)
    case (false, true): return .pop(before.count - common, animated: animated)
    case (false, false): return .replace(animated: animated)
    }
  }
}
