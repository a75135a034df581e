extension Node {
  /// Turns values of exactly this type, on the path of the stack around, into screens (N1, N2).
  ///
  /// Registrations may stand in rows, in branches and in pushed screens; of two for one type the one closest to
  /// the root wins (N3).
  @inlinable
  public func destination<Value: Hashable, Content: Node>(
    for type: Value.Type, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    @NodeBuilder content: @escaping (Value) -> Content
  ) -> some Node {
    let source = SourceLocation(fileID: fileID, line: line, column: column)
    return DestinationNode(
      content: self, registration: Registration(type, source: source, content: content))
  }
}

@usableFromInline
struct DestinationNode<Content: Node>: PrimitiveNode {
  @usableFromInline let content: Content
  @usableFromInline let registration: Registration

  @inlinable
  init(content: Content, registration: Registration) {
    self.content = content
    self.registration = registration
  }

  @usableFromInline var body: Never { fatalError("A primitive has no body.") }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    resolver.register(registration)
    content.resolve(into: &resolver)
  }

  @usableFromInline
  static func reach(within depth: Int) -> NodeReach { .screen }
}

extension Resolver {
  /// Adds a registration to the stack around, and notes where that is none or has one (N3, N6).
  @usableFromInline
  mutating func register(_ registration: Registration) {
    guard let stack = screen.stack else {
      return diagnostics.add(.destinationOutsideStack(registration))
    }
    if let first = stack.register(registration) {
      diagnostics.add(.duplicateDestination(registration, after: first))
    }
  }
}
