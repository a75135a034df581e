/// A width and a height in cells.
public struct Size: Hashable, Sendable, CustomStringConvertible {
  /// Cells from left to right.
  public var width: Int
  /// Rows from top to bottom.
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// `40 x 12`
  public var description: String { "\(width) x \(height)" }
}

/// A rectangle of cells; `x` counts from the left, `y` from the top, both from 0.
public struct Rect: Hashable, Sendable, CustomStringConvertible {
  /// Cells left of it.
  public var x: Int
  /// Rows above it.
  public var y: Int
  /// Cells from left to right.
  public var width: Int
  /// Rows from top to bottom.
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable package var maxX: Int { x + width }
  @inlinable package var maxY: Int { y + height }

  /// What both rectangles cover; of no width or no height where they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// `(2, 1, 10, 3)`: x, y, width, height.
  public var description: String { "(\(x), \(y), \(width), \(height))" }
}
