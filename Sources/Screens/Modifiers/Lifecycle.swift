extension Node {
  /// Runs an action when the node comes on screen, before what it covers disappears (N23).
  public func onAppear(_ action: @escaping () -> Void) -> some Node {
    Observed(content: self, appear: action, disappear: nil)
  }

  /// Runs an action when the node is covered, popped or taken out (N23).
  public func onDisappear(_ action: @escaping () -> Void) -> some Node {
    Observed(content: self, appear: nil, disappear: action)
  }

  /// Runs an action when a value is another than at the render before.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some Node {
    Watched(content: self, value: value, initial: initial, action: action)
  }

  /// Runs an action when a value is another than at the render before.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Node {
    Watched(content: self, value: value, initial: initial) { _, _ in action() }
  }
}

private struct Observed<Content: Node>: PrimitiveNode {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func resolve(into resolver: inout Resolver) {
    resolver.scoped(.node(ObjectIdentifier(Self.self))) { resolver in
      let identity = resolver.identityNumber()
      resolver.lifecycle.add(
        LifecycleList.Presence(
          identity: identity, node: resolver.evaluatedName, appear: appear, disappear: disappear))
      content.resolve(into: &resolver)
    }
  }
}

private struct Watched<Content: Node, Value: Equatable>: PrimitiveNode {
  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  func resolve(into resolver: inout Resolver) {
    resolver.scoped(.node(ObjectIdentifier(Self.self))) { resolver in
      let identity = resolver.identityNumber()
      let before = resolver.store.identities[memory: identity] as? Value
      resolver.store.identities[memory: identity] = value
      if before.map({ $0 != value }) ?? initial {
        resolver.lifecycle.add(
          LifecycleList.Change(node: resolver.evaluatedName) { [value, action] in
            action(before ?? value, value)
          })
      }
      content.resolve(into: &resolver)
    }
  }
}
