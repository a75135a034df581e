/// Several nodes treated as one by modifiers: each gets its own copy of them.
public struct GroupNode<Content: Node>: PrimitiveNode {
  private let content: Content

  public init(@NodeBuilder content: () -> Content) { self.content = content() }

  public func resolve(into resolver: inout Resolver) { content.resolve(into: &resolver) }
}

/// Nothing.
public struct EmptyNode: PrimitiveNode {
  public init() {}

  public func resolve(into resolver: inout Resolver) {}
}
