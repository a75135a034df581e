/// A node whose type is not known before it is made; another type in its place is another identity.
public struct AnyNode: PrimitiveNode {
  private let type: Any.Type
  private let content: any Node

  public init<Content: Node>(_ content: Content) {
    type = Content.self
    self.content = content
  }

  public func resolve(into resolver: inout Resolver) {
    let content = content
    resolver.deeper(type) { resolver in
      resolver.scoped(.node(ObjectIdentifier(type))) { content.resolve(into: &$0) }
    }
  }
}
