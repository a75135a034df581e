extension Node {
  /// Keeps a distance around the node; what SwiftUI's default padding is, is 1 cell on each side.
  @inlinable
  public func padding(_ length: Int = 1) -> some Node { padding(EdgeInsets(.all, length)) }

  /// Keeps a distance on some sides.
  @inlinable
  public func padding(_ edges: Edge.Set, _ length: Int = 1) -> some Node {
    padding(EdgeInsets(edges, length))
  }

  /// Keeps a distance on each side; negative ones let the node stick out.
  @inlinable
  public func padding(_ insets: EdgeInsets) -> some Node {
    Wrapped(content: self, wrapper: Wrapper(padding: insets))
  }
}
