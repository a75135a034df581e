/// What appears and changes on a screen: collected in tree order by one render, compared with the one before.
struct LifecycleList {
  /// A visible screen or node that wants to know when it comes and goes.
  struct Presence {
    let identity: Int
    /// The screen itself, whose name events give; `nil` for a node.
    var screen: ScreenScope?
    /// The node, for diagnostics.
    let node: String
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    static func screen(_ screen: ScreenScope, identity: Int) -> Presence {
      Presence(identity: identity, screen: screen, node: "a screen")
    }
  }

  /// A watched value that is not what it was.
  struct Change {
    let node: String
    let perform: () -> Void
  }

  /// What is on top and so can be seen.
  private(set) var visible: [Presence] = []
  /// Values of covered screens are watched as well.
  private(set) var changes: [Change] = []
  /// Those who want to know of popped screens, on covered screens as well.
  var popObservers: [PopObserver] = []
  /// Covered screens being resolved; what is in them is not visible.
  var covering = 0

  mutating func add(_ presence: Presence) {
    if covering == 0 { visible.append(presence) }
  }

  /// Puts a screen before everything that is on it.
  mutating func addFirst(_ presence: Presence) { visible.insert(presence, at: 0) }

  mutating func add(_ change: Change) { changes.append(change) }
}
