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
  @inlinable
  public func border(_ border: Border = .single) -> some Node {
    Wrapped(content: self, wrapper: Wrapper(border: border))
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
    } _: {
      $0.attach(AttachmentElement(alignment: .center, isOverlay: false), to: content) { resolver in
        resolver.tree.add(.fill(Canvas.blank), style: resolver.styleNumber)
      }
    }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

private struct Attached<Primary: Node, Secondary: Node>: PrimitiveNode {
  let primary: Primary
  let secondary: Secondary
  let alignment: Alignment
  let isOverlay: Bool

  func resolve(into resolver: inout Resolver) {
    resolver.attach(AttachmentElement(alignment: alignment, isOverlay: isOverlay), to: primary) {
      // One element, whatever is in it: several nodes stand on top of each other.
      $0.addContainer(.layers(alignment), axis: nil, secondary)
    }
  }

  static func reach(within depth: Int) -> NodeReach {
    max(Primary.reach(within: depth), Secondary.reach(within: depth))
  }
}
