package import ScreensCanvas
package import ScreensLayout

/// What a session shows at one moment, as a value.
public struct Screen: Sendable {
  /// The title of the screen on top.
  public let title: String?
  /// The way back in the title bar; `nil` at a root.
  public let backLabel: String?
  /// Descriptions of the values on the path of the outermost stack, from the bottom up.
  public let path: [String]
  /// What is wrong with it.
  public let diagnostics: [Diagnostic]
  /// What one can act on, in reading order.
  public let controls: [Control]
  /// Those controls, and the ones beneath something presented.
  let placedControls: [PlacedControl]
  /// In cells.
  public let size: Size
  package let tree: Tree
  package let placement: Placement
  let glyphs: Glyphs

  /// Writes the screen down.
  public func render(as format: Format = .text) -> String { format.render(self) }

  /// The cells of the screen.
  package var canvas: Canvas { painting.canvas }

  var painting: Painting { Painting(tree, placement, size: size, glyphs: glyphs) }
}
