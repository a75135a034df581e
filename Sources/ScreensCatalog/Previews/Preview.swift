/// A screen with a name, made afresh each time it is shown.
///
/// ```swift
/// Preview("settings", on: .desktop) { SettingsScreen() }
/// ```
@MainActor
public struct Preview {
  /// What the command line calls it.
  public nonisolated let name: String
  /// Where it is shown unless the command line names a device; `nil` for a phone.
  public nonisolated let device: Device?
  private let start: @MainActor (Device) -> Session
  private let walk: @MainActor (Device, _ limit: Int, _ depth: Int) -> StateMap

  /// - Parameters:
  ///   - name: Differs from those of all other previews in the catalog.
  ///   - device: Where it is shown unless the command line names a device; `nil` for a phone.
  ///   - content: Makes the screen, again for each time it is shown.
  public init<Content: Node>(
    _ name: String, on device: Device? = nil, @NodeBuilder content: @escaping @MainActor () -> Content
  ) {
    self.name = name
    self.device = device
    start = { Session(content(), on: $0) }
    walk = { Screens.explore(limit: $1, depth: $2, on: $0) { content() } }
  }

  /// Starts it with fresh state, on the preview's own device unless another is given.
  public func session(on device: Device? = nil) -> Session {
    start(device ?? self.device ?? .phone)
  }

  /// Walks every stack state from here, on the preview's own device unless another is given.
  ///
  /// It stops after `limit` states and after `depth` actions from the start; what was cut is listed in the map.
  public func explore(limit: Int = 500, depth: Int = 12, on device: Device? = nil) -> StateMap {
    walk(device ?? self.device ?? .phone, limit, depth)
  }
}
