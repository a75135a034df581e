/// What the nodes of a type may do besides drawing, known from the type alone.
///
/// A list leaves rows out that can't be seen only where nobody else could tell (N8): where they neither register nor
/// present anything, name the screen, or watch it.
public enum NodeReach: Int, Comparable, Sendable {
  /// They draw, and offer controls.
  case drawing
  /// They may keep state of their own as well.
  case state
  /// They may name the screen around as well.
  case naming
  /// They may say anything to the screen around: a destination, a sheet, an action when they appear.
  case screen

  /// Bodies within bodies that are looked into.
  static let depthLimit = 64

  public static func < (a: NodeReach, b: NodeReach) -> Bool { a.rawValue < b.rawValue }
}
