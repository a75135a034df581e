/// Where something narrower than its room stands from left to right.
public enum HorizontalAlignment: UInt8, Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  /// Distance from the left side of something `width` cells wide, in half cells so that a centre is exact.
  @inlinable package func guide(_ width: Int) -> Int { Int(rawValue) * width }
}

/// Where something lower than its room stands from top to bottom.
public enum VerticalAlignment: UInt8, Hashable, Sendable, CaseIterable {
  case top, center, bottom
  /// The bottom of the first row of text.
  case firstTextBaseline
  /// The bottom of the last row of text.
  case lastTextBaseline

  /// Distance from the top of something `height` cells high, in half cells; baselines count as the bottom.
  @inlinable package func guide(_ height: Int) -> Int { Int(min(rawValue, 2)) * height }
}

/// A place in a rectangle: one alignment for each axis.
public struct Alignment: Hashable, Sendable {
  /// From left to right.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the left side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the right side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How the lines of one text stand against each other.
public enum TextAlignment: UInt8, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}
