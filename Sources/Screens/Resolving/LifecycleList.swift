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

  /// What is there so far is covered by something.
  mutating func hideAll() { visible.removeAll() }

  /// What was added since there were `count` is covered by something.
  mutating func hide(after count: Int) { visible.removeLast(visible.count - count) }

  /// Puts a screen before what is on it, from the presence of this number on, unless that has screens itself.
  mutating func addScreen(_ screen: ScreenScope, identity: Int, at place: Int) {
    guard covering == 0, !hasScreens(from: place) else { return }
    visible.insert(.screen(screen, identity: identity), at: place)
  }

  /// Something that was added since there were `count` is a screen of its own.
  func hasScreens(from count: Int) -> Bool { visible[count...].contains { $0.screen != nil } }

  mutating func add(_ change: Change) { changes.append(change) }
}
