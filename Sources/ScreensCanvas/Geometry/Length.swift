/// A whole number of cells, or `infinity`: as much as there is.
public struct Length: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  package let cells: Int

  /// More cells than anything on a screen has; longer lengths are cut to it.
  package static let limit = 1 << 24

  private init(unchecked cells: Int) { self.cells = cells }

  /// Lengths past the largest possible one are cut to it; a negative one stays negative and is refused where it is used.
  public init(_ cells: Int) { self.cells = min(max(cells, -Self.limit), Self.limit) }

  public init(integerLiteral value: Int) { self.init(value) }

  /// All the room that is offered.
  public static let infinity = Length(unchecked: Int.max)

  public static func < (a: Length, b: Length) -> Bool { a.cells < b.cells }
}
