import ScreensLayout

/// A node with one element around it; each node of a group gets its own.
struct Wrapped<Content: Node>: PrimitiveNode {
  let content: Content
  let element: Element

  func resolve(into resolver: inout Resolver) {
    resolver.wrap(element) { content.resolve(into: &$0) }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

/// A node in another environment.
struct InEnvironment<Content: Node>: PrimitiveNode {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func resolve(into resolver: inout Resolver) {
    resolver.withEnvironment(change) { content.resolve(into: &$0) }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}
