import ScreensCanvas

/// A glyph per character: lower case is narrow, upper case is wide (`A` prints `Ａ`), `-` is hidden and `/` a
/// hard break.
func glyphs(_ pattern: String) -> [UInt32] {
  pattern.unicodeScalars.map { scalar in
    switch scalar {
    case "-": 0x200B | Glyph.hidden
    case "/": 0x0A | Glyph.hardBreak
    case "A"..."Z": (scalar.value + 0xFEE0) | Glyph.wide
    default: scalar.value
    }
  }
}

extension Pen {
  /// Draws a pattern of `glyphs` and returns the column after it.
  @discardableResult
  func write(_ pattern: String, x: Int, y: Int = 0, style: UInt16 = 0) -> Int {
    glyphs(pattern).withUnsafeBufferPointer { run($0, x: x, y: y, style: style) }
  }
}

extension Canvas {
  /// The cells row by row, `.` for a blank and `>` for the right half of a wide cluster.
  var picture: String {
    (0..<height).map { row in
      String(
        String.UnicodeScalarView(
          cells[(row * width)..<((row + 1) * width)].map { cell in
            switch cell {
            case Canvas.blank: "."
            case Canvas.continuation: ">"
            case 0xFF21...0xFF3A: Unicode.Scalar(cell - 0xFEE0)!
            default: Unicode.Scalar(cell)!
            }
          }))
    }.joined(separator: "\n")
  }
}

/// The picture of a canvas after drawing.
func drawn(width: Int, height: Int = 1, _ body: (inout Pen) -> Void) -> String {
  var canvas = Canvas(width: width, height: height)
  canvas.draw(body)
  return canvas.picture
}
