/// Distances from the four sides of a rectangle inwards, in cells; negative ones let content stick out.
public struct EdgeInsets: Hashable, Sendable {
  /// Rows at the upper side.
  public var top: Int
  /// Cells at the left side.
  public var leading: Int
  /// Rows at the lower side.
  public var bottom: Int
  /// Cells at the right side.
  public var trailing: Int

  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same `length` on each of `edges`, 0 on the others.
  public init(_ edges: Edge.Set, _ length: Int) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
