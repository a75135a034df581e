extension Node {
  /// Tells of every value of exactly this type whose screen has left the path above the screen the node is on.
  ///
  /// ```swift
  /// TaskList()
  ///   .onPop(of: TaskID.self) { id in reload(id) }
  /// ```
  /// - Every way off the path counts: back, a pop to the root, another value in its place, a stack that is taken out.
  ///   A screen that is only covered has not left.
  /// - It is told once for each screen, so twice for an equal value that was on the path twice, from the top down:
  ///   after the transition is recorded, after the revealed screen appeared and the popped ones disappeared, and before
  ///   `onChange`.
  /// - The node is told even if it is popped or taken out by the same change.
  /// - A value that was put on the path and taken off before it was ever shown was never a screen.
  ///
  /// Outside every stack, and on a stack itself, there is no path to tell of: a `popObserverOutsideStack` diagnostic.
  public func onPop<Value: Hashable>(
    of type: Value.Type, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    _ action: @escaping (Value) -> Void
  ) -> some Node {
    ObservingPops(
      content: self, type: type, action: action,
      source: SourceLocation(fileID: fileID, line: line, column: column))
  }
}

/// Somebody who wants to know of popped values, met while a stack is resolved.
struct PopObserver {
  /// The identity of the stack.
  let stack: Int
  /// The depth of the screen it is on; it is told of what was above.
  let depth: Int
  let type: Any.Type
  /// The node, for diagnostics.
  let node: String
  let tell: (any Hashable) -> Void
}

private struct ObservingPops<Content: Node, Value: Hashable>: PrimitiveNode {
  let content: Content
  let type: Value.Type
  let action: (Value) -> Void
  let source: SourceLocation

  func resolve(into resolver: inout Resolver) {
    if let stack = resolver.screen.stack {
      let observer = PopObserver(
        stack: stack.identity, depth: resolver.screen.depth, type: type, node: resolver.evaluatedName
      ) { [action] value in
        if let value = value as? Value { action(value) }
      }
      resolver.lifecycle.popObservers.append(observer)
    } else {
      resolver.diagnostics.add(.popObserverOutsideStack(type, at: source))
    }
    content.resolve(into: &resolver)
  }
}

extension Diagnostic {
  fileprivate static func popObserverOutsideStack(_ type: Any.Type, at source: SourceLocation) -> Diagnostic {
    Diagnostic(
      .popObserverOutsideStack,
      ".onPop(of: \(typeName(type)).self) at \(source) is outside every stack and is never told of anything. "
        + "Put it on a node inside the Stack, not on the Stack itself.")
  }
}
