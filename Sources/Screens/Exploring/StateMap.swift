/// Every stack state an exploration came to, the steps between them, and what is wrong with them.
///
/// ```swift
/// let map = explore { Shop() }
/// print(map.outline)
/// #expect(map.findings.isEmpty)
/// ```
/// Two explorations of one app give equal maps: states stand in the order in which they were found, breadth first and
/// each screen in reading order.
public struct StateMap: Sendable {
  /// What the screens were shown on.
  public let device: Device
  /// The states in the order in which they were found; the first one is where the app starts.
  public internal(set) var states: [State] = []
  /// What every tried control led to, in the order in which they were tried.
  public internal(set) var steps: [Step] = []
  /// What is wrong, in the order in which it was met.
  public internal(set) var findings: [Finding] = []
  /// What was not walked because of a bound.
  public internal(set) var cuts: [Cut] = []
  /// How much of the app was seen.
  public internal(set) var coverage = Coverage()

  /// Neither `limit` nor `depth` kept the exploration from a state.
  public var isComplete: Bool { cuts.allSatisfy { $0.reason == .repeated } }
}

extension StateMap {
  /// One stack state: what is on the paths, what is presented, and which tabs are selected.
  public struct State: Hashable, Sendable {
    /// Its place among the states of the map.
    public let index: Int
    /// The way there by what is on the paths: selected tabs, values, and what is presented; empty at a root.
    ///
    /// Unlike `taps` it does not depend on the other screens of the app, so that it names files.
    public let route: [String]
    /// The title on top.
    public let title: String?
    /// The screen as plain text, as it was when the state was found.
    public let text: String
    /// The shortest way there from the start, such as `tap "Profile"`.
    public let taps: [String]
    /// What is wrong with the screen.
    public let diagnostics: [Diagnostic]

    /// `root`, or the route with slashes: `profile/settings`.
    public var name: String { route.isEmpty ? "root" : route.joined(separator: "/") }
  }

  /// One control that was tried in one state, and what that led to.
  public struct Step: Hashable, Sendable {
    /// The index of the state in which it was tried.
    public let from: Int
    /// The index of the state it led to; `nil` where a bound kept that from being a state of the map.
    public let to: Int?
    /// What was done, such as `tap "Profile"`.
    public let action: String
    /// What kind of change it was.
    public let effect: Effect
  }

  /// What an action did to the stack state.
  public enum Effect: String, Hashable, Sendable, CaseIterable {
    /// A path got longer.
    case push
    /// A path got shorter.
    case pop
    /// Something was presented over the screen.
    case present
    /// Something presented was closed.
    case dismiss
    /// Another tab was selected.
    case select
    /// The stack state changed in another way, as when one path is replaced by another.
    case replace
    /// The same stack state shows something else.
    case local
    /// Nothing that a person could see.
    case nothing
  }

  /// Something that was not walked because of a bound.
  public struct Cut: Hashable, Sendable {
    /// Which bound.
    public let reason: Reason
    /// The way to where it stopped.
    public let taps: [String]
    /// The name of the state there.
    public let name: String

    /// The bound that stopped the exploration.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
      /// There are `limit` states already.
      case limit
      /// It takes more than `depth` actions.
      case depth
      /// The value on top is on that path already, so what follows is known.
      case repeated
    }
  }
}
