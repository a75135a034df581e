/// A direction in which a stack, a spacer or a scroll goes.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// Several axes at once, as `fixedSize` and `padding` take them.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// From left to right only.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom only.
    public static let vertical = Set(rawValue: 2)
  }

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
