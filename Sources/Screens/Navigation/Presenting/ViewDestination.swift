extension Node {
  /// Pushes a screen over the values of the stack around as long as `isPresented` is true (N25).
  ///
  /// It is not on the path; going back writes `false`. A value pushed while it is on top dismisses it first, and so
  /// does emptying the path.
  public func destination<Content: Node>(
    isPresented: Binding<Bool>, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    @NodeBuilder content: @escaping () -> Content
  ) -> some Node {
    Raising(
      content: self, name: "\(Content.self)",
      source: SourceLocation(fileID: fileID, line: line, column: column),
      isPresented: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false },
      raised: { content().resolve(into: &$0) })
  }

  /// Pushes a screen for `item` over the values of the stack around as long as it is not `nil` (N25).
  ///
  /// Another item is another screen with fresh state.
  public func destination<Item: Hashable, Content: Node>(
    item: Binding<Item?>, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    @NodeBuilder content: @escaping (Item) -> Content
  ) -> some Node {
    Raising(
      content: self, name: "\(Item.self)", source: SourceLocation(fileID: fileID, line: line, column: column),
      isPresented: { item.wrappedValue != nil }, dismiss: { item.wrappedValue = nil },
      raised: item.resolver(content), itemID: { item.wrappedValue.map { AnyHashable($0) } })
  }
}

/// A screen pushed by state rather than by a value.
struct RaisedScreen {
  /// Stays the same as long as it is shown.
  let identity: Int
  let name: String
  /// Tells it from others of the same place.
  let item: AnyHashable?
  let dismiss: () -> Void
  let content: (inout Resolver) -> Void
}

private struct Raising<Content: Node>: PrimitiveNode {
  let content: Content
  let name: String
  let source: SourceLocation
  let isPresented: () -> Bool
  let dismiss: () -> Void
  let raised: (inout Resolver) -> Void
  var itemID: () -> AnyHashable? = { nil }

  func resolve(into resolver: inout Resolver) {
    resolver.scoped(.node(ObjectIdentifier(Self.self))) { resolver in
      if resolver.screen.stack == nil {
        resolver.diagnostics.add(.viewDestinationOutsideStack(source))
      } else if isPresented() {
        let item = itemID()
        resolver.scoped(.presented(item)) { resolver in
          let identity = resolver.identityNumber()
          resolver.screen.raised.append(
            RaisedScreen(identity: identity, name: name, item: item, dismiss: dismiss, content: raised))
        }
      }
      content.resolve(into: &resolver)
    }
  }
}

extension Diagnostic {
  static func viewDestinationOutsideStack(_ source: SourceLocation) -> Diagnostic {
    Diagnostic(
      .destinationOutsideStack,
      ".destination(isPresented:) or (item:) at \(source) is outside every stack and is ignored. "
        + "Put it on a node inside the Stack, not on the Stack itself.")
  }
}
