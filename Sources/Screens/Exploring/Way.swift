/// What an exploration did from a fresh start to come to a state.
struct Way {
  /// What was shown before the last action.
  struct Origin {
    let key: StateKey
    let text: String
  }

  private(set) var actions: [ExploredAction] = []
  /// What each of the actions did to the stack state.
  private(set) var effects: [StateMap.Effect] = []
  private(set) var origin: Origin?

  func adding(_ action: ExploredAction, _ effect: StateMap.Effect, from moment: Moment) -> Way {
    var way = self
    way.actions.append(action)
    way.effects.append(effect)
    way.origin = Origin(key: moment.key, text: moment.text)
    return way
  }

  /// The actions as a test would do them.
  var taps: [String] { actions.map(\.description) }

  /// The number of actions before those at the end that did nothing but push.
  var countBeforePushes: Int { effects.lastIndex { $0 != .push }.map { $0 + 1 } ?? 0 }
}

/// A state to come to, or another picture of it, with the way there.
struct Visit {
  let state: Int
  let way: Way
  /// What was shown when the way was found.
  let text: String
  let key: StateKey
  /// It is the state as it was found, and not the same state after a local change.
  let isFirst: Bool
}
