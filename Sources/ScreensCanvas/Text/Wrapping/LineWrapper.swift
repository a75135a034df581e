/// Cuts one text into lines, greedily: as much on each line as fits (rule B4).
///
/// Every glyph is looked at a bounded number of times, whatever the text and the width.
struct LineWrapper {
  let glyphs: UnsafeBufferPointer<UInt32>
  /// The glyphs of the text.
  let text: Range<Int>
  let hasHardBreaks: Bool
  /// At least 1; nil wraps nowhere.
  let width: Int?
  /// At least 1.
  let limit: Int
  let truncation: TruncationMode
  let ellipsisCells: Int

  /// Appends the lines, the last one with an ellipsis if there are more than `limit`.
  func wrap(into lines: inout [TextLine]) {
    var count = 0
    var start = text.lowerBound
    while true {
      let hardEnd = hardLineEnd(from: start)
      let breaker = ParagraphBreaker(glyphs: glyphs, end: hardEnd, width: width ?? Int.max)
      repeat {
        let line = breaker.line(from: start)
        count += 1
        if count == limit, line.next < hardEnd || hardEnd < text.upperBound {
          let truncator = Truncator(
            glyphs: glyphs, text: text, width: width ?? Int.max, mode: truncation,
            ellipsisCells: ellipsisCells)
          lines.append(truncator.line(from: start, hardEnd: hardEnd))
          return
        }
        lines.append(
          TextLine(
            head: Int32(clamping: start)..<Int32(clamping: line.end),
            mark: line.isHyphenated ? .hyphen : .none,
            width: Int32(clamping: line.cells)))
        start = line.next
      } while start < hardEnd
      if hardEnd == text.upperBound { return }
      start = hardEnd + 1
    }
  }

  private func hardLineEnd(from start: Int) -> Int {
    guard hasHardBreaks else { return text.upperBound }
    var index = start
    while index < text.upperBound, glyphs[index] & Glyph.hardBreak == 0 { index += 1 }
    return index
  }
}
