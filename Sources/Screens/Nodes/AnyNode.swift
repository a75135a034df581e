/// A node whose type is not known before it is made; another type in its place is another identity.
public struct AnyNode: PrimitiveNode {
  private let type: Any.Type
  private let box: NodeBox

  public init<Content: Node>(_ content: Content) {
    type = Content.self
    box = NodeBox(content)
  }

  public func resolve(into resolver: inout Resolver) {
    resolver.deeper(type) { resolver in
      resolver.scoped(.node(ObjectIdentifier(type))) { box.content.resolve(into: &$0) }
    }
  }
}
