/// Several nodes treated as one by modifiers: each gets its own copy of them.
public struct GroupNode<Content: Node>: PrimitiveNode {
  @usableFromInline let content: Content

  @inlinable
  public init(@NodeBuilder content: () -> Content) { self.content = content() }

  @inlinable
  public func resolve(into resolver: inout Resolver) { content.resolve(into: &resolver) }

  public static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

/// Nothing.
public struct EmptyNode: PrimitiveNode {
  public init() {}

  public func resolve(into resolver: inout Resolver) {}

  public static func reach(within depth: Int) -> NodeReach { .drawing }
}
