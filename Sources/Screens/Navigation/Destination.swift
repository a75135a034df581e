extension Node {
  /// Turns values of exactly this type, on the path of the stack around, into screens (N1, N2).
  ///
  /// Registrations may stand in rows, in branches and in pushed screens; of two for one type the one closest to
  /// the root wins (N3).
  public func destination<Value: Hashable, Content: Node>(
    for type: Value.Type, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    @NodeBuilder content: @escaping (Value) -> Content
  ) -> some Node {
    let source = SourceLocation(fileID: fileID, line: line, column: column)
    return DestinationNode(
      content: self, registration: Registration(type, source: source, content: content))
  }
}

private struct DestinationNode<Content: Node>: PrimitiveNode {
  let content: Content
  let registration: Registration

  func resolve(into resolver: inout Resolver) {
    if let stack = resolver.screen.stack {
      if let first = stack.register(registration) {
        resolver.diagnostics.add(.duplicateDestination(registration, after: first))
      }
    } else {
      resolver.diagnostics.add(.destinationOutsideStack(registration))
    }
    content.resolve(into: &resolver)
  }
}
