/// One prepared text in a `TextStore`, with what layout asks of it most.
package struct TextSpan: Hashable, Sendable {
  /// Index of the first glyph.
  package var start: Int32
  /// Number of glyphs, hard breaks included.
  package var count: Int32
  /// Cells of the longest hard line.
  package var width: Int32
  /// Number of hard lines; at least 1, so an empty text is one line of no cells.
  package var hardLines: Int32
  /// Cells of its widest glyph: 0 (empty), 1 or 2.
  package var widestGlyph: Int32

  package init(start: Int32, count: Int32, width: Int32, hardLines: Int32, widestGlyph: Int32) {
    self.start = start
    self.count = count
    self.width = width
    self.hardLines = hardLines
    self.widestGlyph = widestGlyph
  }
}
