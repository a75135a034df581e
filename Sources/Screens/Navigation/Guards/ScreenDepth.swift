extension EnvironmentValues {
  /// How many screens of the stack are beneath the one a node is on: 0 at the root, and outside every stack.
  public internal(set) var screenDepth: Int {
    get { self[ScreenDepthKey.self] }
    set { self[ScreenDepthKey.self] = newValue }
  }
}

private struct ScreenDepthKey: EnvironmentKey {
  static let defaultValue = 0
}
