/// One side of a rectangle; leading is the left one in left-to-right layouts.
public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Several sides at once, as `padding` takes them.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper side only.
    public static let top = Set(rawValue: 1)
    /// The left side only.
    public static let leading = Set(rawValue: 2)
    /// The lower side only.
    public static let bottom = Set(rawValue: 4)
    /// The right side only.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}
