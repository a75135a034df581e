import ScreensLayout

/// Room that takes what is left in the stack around it.
///
/// ```
/// left          right
/// ```
public struct SpacerNode: PrimitiveNode {
  @usableFromInline let minLength: Int?

  /// - Parameter minLength: cells it takes at least; where none is given 1 in a row and 0 in a column.
  @inlinable
  public init(minLength: Int? = nil) { self.minLength = minLength }

  public func resolve(into resolver: inout Resolver) {
    let axis = resolver.environment.stackAxis
    let minimum = resolver.spacing(minLength, of: "SpacerNode") ?? (axis == .horizontal ? 1 : 0)
    resolver.tree.add(.spacer(SpacerElement(axis: axis, minimum: minimum)))
  }

  public static func reach(within depth: Int) -> NodeReach { .drawing }
}

/// A line across the stack around it.
///
/// ```
/// ──────────────────
/// ```
public struct DividerNode: PrimitiveNode {
  @inlinable
  public init() {}

  public func resolve(into resolver: inout Resolver) {
    let axis: Axis = resolver.environment.stackAxis == .horizontal ? .vertical : .horizontal
    resolver.tree.add(.rule(RuleElement(axis: axis)), style: resolver.styleNumber)
  }

  public static func reach(within depth: Int) -> NodeReach { .drawing }
}
