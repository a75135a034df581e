/// What makes two moments of an app one state of an exploration.
public enum StateIdentity: String, Hashable, Sendable, CaseIterable {
  /// The paths of the stacks one can see, what is presented, the selected tabs, and the kind of node on top.
  ///
  /// What a screen says may differ: a counter is not a state for each of its numbers.
  case stack
  /// All that, and the rendered text.
  case screen
}
