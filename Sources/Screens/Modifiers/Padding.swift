import ScreensLayout

extension Node {
  /// Keeps a distance around the node; what SwiftUI's default padding is, is 1 cell on each side.
  public func padding(_ length: Int = 1) -> some Node { padding(EdgeInsets(.all, length)) }

  /// Keeps a distance on some sides.
  public func padding(_ edges: Edge.Set, _ length: Int = 1) -> some Node {
    padding(EdgeInsets(edges, length))
  }

  /// Keeps a distance on each side; negative ones let the node stick out.
  public func padding(_ insets: EdgeInsets) -> some Node {
    Padded(content: self, insets: insets)
  }
}

private struct Padded<Content: Node>: PrimitiveNode {
  let content: Content
  let insets: EdgeInsets

  func resolve(into resolver: inout Resolver) {
    resolver.check([insets.top, insets.leading, insets.bottom, insets.trailing], "The padding")
    resolver.wrap(.padding(InsetsElement(insets))) { content.resolve(into: &$0) }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}
