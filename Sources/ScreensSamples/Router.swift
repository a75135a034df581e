public import Observation

/// Owns the path of a stack; created by an app's root and read from the environment everywhere else.
@Observable
public final class Router<Destination: Hashable> {
  /// The destinations from the root to the top.
  public var path: [Destination] = []

  public init() {}

  /// Puts a screen on top.
  public func navigate(to destination: Destination) { path.append(destination) }

  /// Leaves the top screen; at the root it does nothing.
  public func navigateBack() {
    if !path.isEmpty { path.removeLast() }
  }

  /// Leaves all screens but the root.
  public func popToRoot() { path.removeAll() }
}
