import ScreensLayout

/// Children below each other.
///
/// ```
///  one
/// three
/// ```
public struct VStackNode<Content: Node>: PrimitiveNode {
  private let alignment: HorizontalAlignment
  private let spacing: Int?
  private let content: Content

  /// - Parameter spacing: rows between children; 0 where none is given.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil, @NodeBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func resolve(into resolver: inout Resolver) {
    let spacing = resolver.spacing(spacing, of: "VStackNode")
    resolver.addContainer(
      .stack(StackElement(axis: .vertical, spacing: spacing, horizontal: alignment)), axis: .vertical, content
    )
  }
}

/// Children beside each other.
///
/// ```
/// one two
/// ```
public struct HStackNode<Content: Node>: PrimitiveNode {
  private let alignment: VerticalAlignment
  private let spacing: Int?
  private let content: Content

  /// - Parameter spacing: cells between children; where none is given 1, and 0 next to a spacer.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int? = nil, @NodeBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func resolve(into resolver: inout Resolver) {
    let spacing = resolver.spacing(spacing, of: "HStackNode")
    resolver.addContainer(
      .stack(StackElement(axis: .horizontal, spacing: spacing, vertical: alignment)), axis: .horizontal,
      content)
  }
}

/// Children on top of each other, the last one in front.
public struct ZStackNode<Content: Node>: PrimitiveNode {
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @NodeBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func resolve(into resolver: inout Resolver) {
    resolver.addContainer(.layers(alignment), axis: nil, content)
  }
}

extension Resolver {
  /// Adds an element around the children of a container.
  mutating func addContainer<Content: Node>(_ element: Element, axis: Axis?, _ content: Content) {
    let outerAxis = environment.stackAxis
    environment.stackAxis = axis
    tree.open(element, style: styleNumber)
    content.resolve(into: &self)
    tree.close()
    environment.stackAxis = outerAxis
  }

  /// A stack's spacing; a negative one is 0 and a diagnostic.
  mutating func spacing(_ spacing: Int?, of node: String) -> Int32? {
    guard let spacing else { return nil }
    if spacing < 0 || spacing > Length.limit {
      diagnostics.add(
        .invalidLength(
          "The spacing \(spacing) of a \(node)", "is not between 0 and \(Length.limit) and was cut."))
    }
    return Int32(min(max(0, spacing), Length.limit))
  }
}
