import ScreensLayout

extension Node {
  /// Lets the node be as large as it likes, on both axes or on some.
  @inlinable
  public func fixedSize(_ axes: Axis.Set = [.horizontal, .vertical]) -> some Node {
    Wrapped(content: self, wrapper: Wrapper(fixedOn: axes))
  }

  /// Gives the node its share of a stack's room before those of lower priority; the default is 0.
  public func layoutPriority(_ priority: Double) -> some Node {
    Prioritized(content: self, priority: priority)
  }

  /// Draws the node elsewhere; neighbours do not move.
  @inlinable
  public func offset(x: Int = 0, y: Int = 0) -> some Node {
    Wrapped(content: self, wrapper: Wrapper(offsetBy: x, y))
  }

  /// Takes part in layout and shows nothing; what is in it can't be acted on.
  public func hidden() -> some Node { Hidden(content: self) }

  /// At 0 the node is hidden, below a half it is dim; text knows no more of opacity.
  public func opacity(_ opacity: Double) -> some Node { Faded(content: self, opacity: opacity) }
}

private struct Prioritized<Content: Node>: PrimitiveNode {
  let content: Content
  let priority: Double

  func resolve(into resolver: inout Resolver) {
    var index = resolver.tree.count
    content.resolve(into: &resolver)
    while index < resolver.tree.count {
      resolver.tree.setPriority(priority, of: index)
      index = Int(resolver.tree.ends[index])
    }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

private struct Hidden<Content: Node>: PrimitiveNode {
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let count = resolver.controls.count
    resolver.wrap(.hidden) { content.resolve(into: &$0) }
    resolver.controls.removeLast(resolver.controls.count - count)
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

private struct Faded<Content: Node>: PrimitiveNode {
  let content: Content
  let opacity: Double

  func resolve(into resolver: inout Resolver) {
    guard !(opacity <= 0) else { return Hidden(content: content).resolve(into: &resolver) }
    resolver.withEnvironment {
      if opacity < 0.5 { $0.text.style.attributes.insert(.dim) }
    } _: {
      content.resolve(into: &$0)
    }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}
