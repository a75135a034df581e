/// Draws into the cells of a canvas: clipped, with no cluster left half.
///
/// Overwriting one half of a wide cluster turns its other half into a blank; a wide cluster of which only
/// one half is inside the clip is drawn as a blank.
package struct Pen {
  let cells: UnsafeMutableBufferPointer<UInt32>
  let styleNumbers: UnsafeMutableBufferPointer<UInt16>
  let width: Int
  /// The row of the screen that the first cells are on.
  let top: Int
  /// What may be drawn on; always within the canvas.
  package var clip: Rect

  /// Puts one narrow cell.
  @inline(__always)
  package func put(_ cell: UInt32, x: Int, y: Int, style: UInt16) {
    guard x >= clip.x, x < clip.maxX, y >= clip.y, y < clip.maxY else { return }
    let row = (y - top) * width
    let index = row + x
    mend(from: index, to: index + 1, rowStart: row)
    cells[index] = cell
    styleNumbers[index] = style
  }

  /// Puts the same narrow cell into `count` cells from left to right.
  package func fill(_ cell: UInt32, x: Int, y: Int, count: Int, style: UInt16) {
    guard y >= clip.y, y < clip.maxY else { return }
    let left = max(x, clip.x)
    let right = min(x + count, clip.maxX)
    guard left < right else { return }
    let row = (y - top) * width
    mend(from: row + left, to: row + right, rowStart: row)
    (cells.baseAddress! + (row + left)).update(repeating: cell, count: right - left)
    (styleNumbers.baseAddress! + (row + left)).update(repeating: style, count: right - left)
  }

  /// Puts a run of glyphs from left to right and returns the column after the last one.
  ///
  /// Hidden glyphs draw nothing; a hard break inside the run draws a blank.
  package func run(_ glyphs: UnsafeBufferPointer<UInt32>, x: Int, y: Int, style: UInt16) -> Int {
    guard y >= clip.y, y < clip.maxY else { return x }
    var all: UInt32 = 0
    for glyph in glyphs { all |= glyph }
    if all & (Glyph.wide | Glyph.hidden | Glyph.hardBreak) == 0 {
      narrowRun(glyphs, x: x, row: (y - top) * width, style: style)
      return x + glyphs.count
    }
    return mixedRun(glyphs, x: x, y: y, style: style)
  }

  /// Puts glyphs of one cell each: the part within the clip, mended only at its ends.
  @inline(__always)
  private func narrowRun(_ glyphs: UnsafeBufferPointer<UInt32>, x: Int, row: Int, style: UInt16) {
    let (left, right) = (max(x, clip.x), min(x + glyphs.count, clip.maxX))
    guard left < right else { return }
    mend(from: row + left, to: row + right, rowStart: row)
    let source = glyphs.baseAddress! + (left - x)
    let target = cells.baseAddress! + (row + left)
    for offset in 0..<(right - left) { target[offset] = source[offset] & Glyph.valueMask }
    (styleNumbers.baseAddress! + (row + left)).update(repeating: style, count: right - left)
  }

  private func mixedRun(_ glyphs: UnsafeBufferPointer<UInt32>, x: Int, y: Int, style: UInt16) -> Int {
    var x = x
    for glyph in glyphs {
      if glyph & (Glyph.wide | Glyph.hidden | Glyph.hardBreak) == 0 {
        put(glyph & Glyph.valueMask, x: x, y: y, style: style)
        x += 1
      } else if glyph & Glyph.wide != 0 {
        putWide(glyph & Glyph.valueMask, x: x, row: (y - top) * width, style: style)
        x += 2
      } else if glyph & Glyph.hardBreak != 0 {
        put(Canvas.blank, x: x, y: y, style: style)
        x += 1
      }
    }
    return x
  }

  private func putWide(_ cell: UInt32, x: Int, row: Int, style: UInt16) {
    let left = max(x, clip.x)
    let right = min(x + 2, clip.maxX)
    guard left < right else { return }
    mend(from: row + left, to: row + right, rowStart: row)
    let isWhole = right - left == 2
    for index in (row + left)..<(row + right) {
      cells[index] = isWhole ? (index == row + left ? cell : Canvas.continuation) : Canvas.blank
      styleNumbers[index] = style
    }
  }

  /// Blanks the halves of wide clusters that stick out of the cells about to be overwritten.
  @inline(__always)
  private func mend(from: Int, to: Int, rowStart: Int) {
    if cells[from] == Canvas.continuation, from > rowStart { cells[from - 1] = Canvas.blank }
    if to < rowStart + width, cells[to] == Canvas.continuation { cells[to] = Canvas.blank }
  }
}

extension Canvas {
  /// Draws with a pen that is clipped to the whole canvas.
  package mutating func draw(_ body: (inout Pen) -> Void) {
    let (width, top, bounds) = (width, top, bounds)
    cells.withUnsafeMutableBufferPointer { cells in
      styleNumbers.withUnsafeMutableBufferPointer { styleNumbers in
        var pen = Pen(cells: cells, styleNumbers: styleNumbers, width: width, top: top, clip: bounds)
        body(&pen)
      }
    }
  }
}
