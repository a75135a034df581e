import ScreensLayout

/// Children below each other.
///
/// ```
///  one
/// three
/// ```
public struct VStackNode<Content: Node>: PrimitiveNode {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Int?
  @usableFromInline let content: Content

  /// A column with `spacing` rows between children; 0 where none is given.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil, @NodeBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable
  public func resolve(into resolver: inout Resolver) {
    if resolver.leavesOut(Content.self) { return }
    let outer = resolver.openColumn(alignment, spacing: spacing)
    content.resolve(into: &resolver)
    resolver.closeContainer(outer)
  }

  public static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

/// Children beside each other.
///
/// ```
/// one two
/// ```
public struct HStackNode<Content: Node>: PrimitiveNode {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Int?
  @usableFromInline let content: Content

  /// A row with `spacing` cells between children; where none is given 1, and 0 next to a spacer.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: Int? = nil, @NodeBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable
  public func resolve(into resolver: inout Resolver) {
    if resolver.leavesOut(Content.self) { return }
    let outer = resolver.openRow(alignment, spacing: spacing)
    content.resolve(into: &resolver)
    resolver.closeContainer(outer)
  }

  public static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

/// Children on top of each other, the last one in front.
public struct ZStackNode<Content: Node>: PrimitiveNode {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @inlinable
  public init(alignment: Alignment = .center, @NodeBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @inlinable
  public func resolve(into resolver: inout Resolver) {
    if resolver.leavesOut(Content.self) { return }
    let outer = resolver.openLayers(alignment)
    content.resolve(into: &resolver)
    resolver.closeContainer(outer)
  }

  public static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

extension Resolver {
  /// Adds an element around the children of a container.
  mutating func addContainer<Content: Node>(_ element: Element, axis: Axis?, _ content: Content) {
    let outer = openContainer(element, axis: axis)
    content.resolve(into: &self)
    closeContainer(outer)
  }

  @usableFromInline
  mutating func openColumn(_ alignment: HorizontalAlignment, spacing: Int?) -> Axis? {
    let spacing = self.spacing(spacing, of: "VStackNode")
    return openContainer(
      .stack(StackElement(axis: .vertical, spacing: spacing, horizontal: alignment)), axis: .vertical)
  }

  @usableFromInline
  mutating func openRow(_ alignment: VerticalAlignment, spacing: Int?) -> Axis? {
    let spacing = self.spacing(spacing, of: "HStackNode")
    return openContainer(
      .stack(StackElement(axis: .horizontal, spacing: spacing, vertical: alignment)), axis: .horizontal)
  }

  @usableFromInline
  mutating func openLayers(_ alignment: Alignment) -> Axis? { openContainer(.layers(alignment), axis: nil) }

  /// Opens an element whose children are along `axis`; returns the axis around it.
  private mutating func openContainer(_ element: Element, axis: Axis?) -> Axis? {
    let outer = environment.stackAxis
    environment.stackAxis = axis
    tree.open(element, style: styleNumber)
    return outer
  }

  @usableFromInline
  mutating func closeContainer(_ outer: Axis?) {
    tree.close()
    environment.stackAxis = outer
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
