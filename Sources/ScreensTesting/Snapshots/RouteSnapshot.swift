/// What one explored state shows, and the route that names its file.
public struct RouteSnapshot: Sendable {
  /// Descriptions of the values from the root to this state; none for the root itself.
  public var route: [String]

  /// The screen as it is printed.
  public var text: String

  /// The labels of the controls tapped to come here, for messages.
  public var taps: [String]

  /// Whether its file is to hold this text; else the file is left as it is.
  var isCompared = true

  /// Pairs a route with what it shows; `taps` are for messages alone.
  public init(route: [String], text: String, reachedBy taps: [String] = []) {
    self.route = route
    self.text = text
    self.taps = taps
  }

  /// The file's path in the exploration's folder, without extension: `root`, `profile/settings`.
  var path: String {
    route.isEmpty ? "root" : route.map { SnapshotName($0).text }.joined(separator: "/")
  }
}
