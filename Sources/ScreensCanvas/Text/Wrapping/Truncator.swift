/// Builds the last line of a text that has more lines than it may have (rule B5).
struct Truncator {
  let glyphs: UnsafeBufferPointer<UInt32>
  let text: Range<Int>
  /// Cells of the line, the ellipsis included; at least 1.
  let width: Int
  let mode: TruncationMode
  /// Cells of the whole ellipsis; a line with less room than that is dots only.
  let ellipsisCells: Int

  /// The line for what begins at `start`, whose hard line ends at `hardEnd`.
  func line(from start: Int, hardEnd: Int) -> TextLine {
    let budget = max(0, width - ellipsisCells)
    switch mode {
    case .tail:
      let head = prefix(of: start..<hardEnd, cells: budget)
      return line(head.glyphs, head.cells, start..<start, 0)
    case .head:
      let tail = suffix(of: start..<text.upperBound, cells: budget)
      return line(start..<start, 0, tail.glyphs, tail.cells)
    case .middle:
      let head = prefix(of: start..<text.upperBound, cells: budget - budget / 2)
      let tail = suffix(of: head.next..<text.upperBound, cells: budget - head.cells)
      return line(head.glyphs, head.cells, tail.glyphs, tail.cells)
    }
  }

  private func line(_ head: Range<Int>, _ headCells: Int, _ tail: Range<Int>, _ tailCells: Int) -> TextLine {
    TextLine(
      head: Int32(clamping: head.lowerBound)..<Int32(clamping: head.upperBound), mark: .ellipsis,
      tail: Int32(clamping: tail.lowerBound)..<Int32(clamping: tail.upperBound),
      width: Int32(clamping: headCells + min(ellipsisCells, width) + tailCells))
  }

  /// Cells a glyph takes here, where a hard break is one blank.
  private func cells(_ glyph: UInt32) -> Int {
    glyph & Glyph.hardBreak != 0 ? 1 : Glyph(rawValue: glyph).cells
  }

  private func isBlank(_ glyph: UInt32) -> Bool {
    glyph & (Glyph.blank | Glyph.hidden | Glyph.hardBreak) != 0
  }

  /// The longest beginning that fits, less its trailing blanks; `next` is where it ended with them.
  private func prefix(of range: Range<Int>, cells budget: Int) -> (glyphs: Range<Int>, cells: Int, next: Int)
  {
    var sum = 0
    var solid = 0
    var end = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      let glyph = glyphs[index]
      let taken = sum + cells(glyph)
      if taken > budget { break }
      sum = taken
      index += 1
      if !isBlank(glyph) {
        solid = sum
        end = index
      }
    }
    return (range.lowerBound..<end, solid, index)
  }

  /// The longest end that fits, less its leading blanks.
  private func suffix(of range: Range<Int>, cells budget: Int) -> (glyphs: Range<Int>, cells: Int) {
    var sum = 0
    var solid = 0
    var start = range.upperBound
    var index = range.upperBound
    while index > range.lowerBound {
      let glyph = glyphs[index - 1]
      let taken = sum + cells(glyph)
      if taken > budget { break }
      sum = taken
      index -= 1
      if !isBlank(glyph) {
        solid = sum
        start = index
      }
    }
    return (start..<range.upperBound, solid)
  }
}
