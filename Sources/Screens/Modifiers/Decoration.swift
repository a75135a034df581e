import ScreensCanvas
import ScreensLayout

extension Node {
  /// Draws a line around the node, which takes one cell on each side.
  ///
  /// ```
  /// ┌─────┐
  /// │Hello│
  /// └─────┘
  /// ```
  public func border(_ border: Border = .single) -> some Node {
    Wrapped(content: self, element: .border(border))
  }

  /// Colours what is behind the node; plain text does not show it.
  public func background(_ color: Color) -> some Node { Backdrop(content: self, color: color) }

  /// Shows other nodes behind this one, without changing its size.
  public func background<Back: Node>(
    alignment: Alignment = .center, @NodeBuilder content: () -> Back
  ) -> some Node {
    Attached(primary: self, secondary: content(), alignment: alignment, isOverlay: false)
  }

  /// Shows other nodes in front of this one, without changing its size.
  public func overlay<Front: Node>(
    alignment: Alignment = .center, @NodeBuilder content: () -> Front
  ) -> some Node {
    Attached(primary: self, secondary: content(), alignment: alignment, isOverlay: true)
  }
}

private struct Backdrop<Content: Node>: PrimitiveNode {
  let content: Content
  let color: Color

  func resolve(into resolver: inout Resolver) {
    resolver.withEnvironment {
      $0.text.style.background = color
    } _: { resolver in
      resolver.tree.open(.attachment(AttachmentElement(alignment: .center, isOverlay: false)))
      resolver.tree.add(.fill(Canvas.blank), style: resolver.styleNumber)
      resolver.addSingle(content)
      resolver.tree.close()
    }
  }
}

private struct Attached<Primary: Node, Secondary: Node>: PrimitiveNode {
  let primary: Primary
  let secondary: Secondary
  let alignment: Alignment
  let isOverlay: Bool

  func resolve(into resolver: inout Resolver) {
    resolver.tree.open(.attachment(AttachmentElement(alignment: alignment, isOverlay: isOverlay)))
    if isOverlay { resolver.addSingle(primary) } else { resolver.addSingle(secondary) }
    resolver.identity.advance()
    if isOverlay { resolver.addSingle(secondary) } else { resolver.addSingle(primary) }
    resolver.tree.close()
  }
}

extension Resolver {
  /// Adds exactly one element: several nodes are put below each other, none become an empty one.
  mutating func addSingle<Content: Node>(_ content: Content) {
    addContainer(.layers(.center), axis: nil, content)
  }
}
