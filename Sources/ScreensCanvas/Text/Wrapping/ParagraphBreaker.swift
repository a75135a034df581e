/// Finds where the lines of one hard line end (rule B4).
struct ParagraphBreaker {
  let glyphs: UnsafeBufferPointer<UInt32>
  /// Where the hard line ends.
  let end: Int
  let width: Int

  /// One line, and where the one after it begins.
  struct Line {
    /// Where the next line begins.
    var next: Int
    /// Where the printed part ends.
    var end: Int
    var cells: Int
    var isHyphenated = false
  }

  /// The line that begins at `start`: up to the last opportunity that fits, else as many clusters as fit.
  func line(from start: Int) -> Line {
    var fit = start
    var cells = 0
    let step = 8
    while end &- fit >= step {
      var sum = cells
      for index in fit..<fit &+ step { sum &+= Self.cells(glyphs[index]) }
      if sum > width { break }
      cells = sum
      fit &+= step
    }
    while fit < end {
      let sum = cells &+ Self.cells(glyphs[fit])
      if sum > width { break }
      cells = sum
      fit &+= 1
    }
    if fit == end { return Line(next: end, end: end, cells: cells) }
    if cells == 0, !isBlank(fit) {  // a cluster of two cells on a line of one stands alone
      cells = Self.cells(glyphs[fit])
      fit += 1
    }
    let next = blanksEnd(from: fit)
    if next == end { return Line(next: end, end: fit, cells: cells) }
    let whole = Line(next: next, end: fit, cells: cells)
    return lastOpportunity(start: start, whole) ?? trimmed(start: start, whole)
  }

  @inline(__always)
  private static func cells(_ glyph: UInt32) -> Int {
    // Without branches, which text makes unpredictable: 1, or 2 if wide, or 0 if hidden.
    let shown = (glyph >> 27 & 1) &- 1
    return Int(truncatingIfNeeded: (1 &+ glyph >> 24 & 1) & shown)
  }

  private func isBlank(_ index: Int) -> Bool { glyphs[index] & (Glyph.blank | Glyph.hidden) != 0 }

  /// Behind the blanks that hang after `index`.
  private func blanksEnd(from index: Int) -> Int {
    var index = index
    while index < end, isBlank(index) { index += 1 }
    return index
  }

  /// The last place behind `start` in a line that fits where it may end, unless that leaves only blanks.
  private func lastOpportunity(start: Int, _ whole: Line) -> Line? {
    var cells = whole.cells
    var place = whole.next
    while place > start {
      if glyphs[place] & Glyph.breakBefore != 0 {
        var line = trimmed(start: start, Line(next: place, end: min(place, whole.end), cells: cells))
        if line.end == start { return nil }
        if glyphs[place - 1] & Glyph.softHyphen == 0 { return line }
        if line.cells < width {
          line.cells += 1
          line.isHyphenated = true
          return line
        }
      }
      place -= 1
      if place < whole.end { cells -= Self.cells(glyphs[place]) }
    }
    return nil
  }

  /// The line less the blanks at its end.
  private func trimmed(start: Int, _ line: Line) -> Line {
    var line = line
    while line.end > start, isBlank(line.end - 1) {
      line.end -= 1
      line.cells -= Self.cells(glyphs[line.end])
    }
    return line
  }
}
