/// Compares what one render shows with what the one before showed, and says what to do about it (N23).
struct LifecycleTracker {
  struct Step {
    var event: Event?
    var action: (() -> Void)?
  }

  private var visible: [LifecycleList.Presence] = []
  /// The node whose action ran last, for diagnostics.
  private(set) var lastActor: String?

  /// First what appears, in tree order; then what disappears, top first; then who is told of popped
  /// screens; then what changed.
  mutating func update(_ list: LifecycleList, popped: [LifecycleList.Change]) -> [Step] {
    var steps: [Step] = []
    if !visible.elementsEqual(list.visible, by: { $0.identity == $1.identity }) {
      steps = comings(list.visible)
    }
    for change in popped + list.changes {
      steps.append(Step(action: change.perform))
      lastActor = change.node
    }
    visible = list.visible
    return steps
  }

  private mutating func comings(_ newlyVisible: [LifecycleList.Presence]) -> [Step] {
    let before = Set(visible.map(\.identity))
    let now = Set(newlyVisible.map(\.identity))
    var steps: [Step] = []
    for presence in newlyVisible where !before.contains(presence.identity) {
      steps.append(Step(event: presence.screen.map { .appeared($0.name) }, action: presence.appear))
      if presence.appear != nil { lastActor = presence.node }
    }
    for presence in visible.reversed() where !now.contains(presence.identity) {
      steps.append(Step(event: presence.screen.map { .disappeared($0.name) }, action: presence.disappear))
      if presence.disappear != nil { lastActor = presence.node }
    }
    return steps
  }
}
