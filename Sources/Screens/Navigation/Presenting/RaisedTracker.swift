/// Finds the screens pushed by state that a change of the path dismisses: a value was pushed, or the path was
/// emptied (N25).
struct RaisedTracker {
  private var before: [Int: (count: Int, raised: Set<Int>)] = [:]

  /// What writes `false` or `nil` to those that are still presented; topmost first.
  mutating func update(_ stacks: [StackScope]) -> [() -> Void] {
    if stacks.isEmpty, before.isEmpty { return [] }
    var dismissals: [() -> Void] = []
    for stack in stacks {
      guard let (count, raised) = before[stack.identity] else { continue }
      let now = stack.entries.count
      guard now > count || (now == 0 && count > 0) else { continue }
      dismissals += stack.raised.reversed().filter { raised.contains($0.identity) }.map(\.dismiss)
    }
    before = Dictionary(
      stacks.map { ($0.identity, ($0.entries.count, Set($0.raised.map(\.identity)))) },
      uniquingKeysWith: { first, _ in first })
    return dismissals
  }
}
