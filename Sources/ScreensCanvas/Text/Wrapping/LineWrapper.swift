/// Cuts one text into lines, greedily: as much on each line as fits (text.md B4).
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

  /// A place where a line may end, and how it would end there.
  private struct Candidate {
    /// Where the next line begins.
    var next: Int
    /// Where the printed part ends.
    var end: Int
    var cells: Int
    var isHyphenated = false
  }

  func wrap(into lines: inout [TextLine]) {
    var count = 0
    var start = text.lowerBound
    while true {
      let hardEnd = hardLineEnd(from: start)
      repeat {
        let line = width.map { nextLine(start..<hardEnd, width: $0) } ?? wholeLine(start..<hardEnd)
        count += 1
        if count == limit, line.next < hardEnd || hardEnd < text.upperBound {
          let truncator = Truncator(glyphs: glyphs, text: text, width: width ?? Int.max, mode: truncation)
          lines.append(truncator.line(from: start, hardEnd: hardEnd))
          return
        }
        lines.append(
          TextLine(
            head: Int32(clamping: start)..<Int32(clamping: max(start, line.end)),
            mark: line.isHyphenated ? .hyphen : .none, width: Int32(clamping: line.cells)))
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

  private func wholeLine(_ rest: Range<Int>) -> Candidate {
    var cells = 0
    for index in rest { cells += Glyph(rawValue: glyphs[index]).cells }
    return Candidate(next: rest.upperBound, end: rest.upperBound, cells: cells)
  }

  /// The last candidate of `rest` that fits, else as many clusters as fit.
  private func nextLine(_ rest: Range<Int>, width: Int) -> Candidate {
    var best: Candidate?
    var all = 0  // cells with the blanks that may turn out to hang
    var cells = 0  // cells up to the last glyph that is no blank
    var end = rest.lowerBound
    var index = rest.lowerBound
    while index < rest.upperBound {
      let glyph = glyphs[index]
      if glyph & Glyph.breakBefore != 0, end > rest.lowerBound {
        let isHyphenated = glyphs[index - 1] & Glyph.softHyphen != 0
        if cells + (isHyphenated ? 1 : 0) <= width {
          best = Candidate(
            next: index, end: end, cells: isHyphenated ? cells + 1 : cells, isHyphenated: isHyphenated)
        }
      }
      index += 1
      if glyph & Glyph.hidden != 0 { continue }
      all += glyph & Glyph.wide != 0 ? 2 : 1
      if glyph & Glyph.blank != 0 { continue }
      cells = all
      end = index
      if cells > width { return best ?? cut(rest, width: width) }
    }
    return keepingBlanks(rest, after: end, cells: cells, width: width)
  }

  /// No candidate fits: as many clusters as fit, at least one; the blanks after them hang.
  private func cut(_ rest: Range<Int>, width: Int) -> Candidate {
    var all = 0
    var cells = 0
    var end = rest.lowerBound
    var index = rest.lowerBound
    while index < rest.upperBound {
      let glyph = glyphs[index]
      let sum = all + Glyph(rawValue: glyph).cells
      if sum > width, all > 0 { break }
      all = sum
      index += 1
      if glyph & (Glyph.hidden | Glyph.blank) == 0 {
        cells = all
        end = index
      }
    }
    while index < rest.upperBound, glyphs[index] & (Glyph.hidden | Glyph.blank) != 0 { index += 1 }
    if index == rest.upperBound { return keepingBlanks(rest, after: end, cells: cells, width: width) }
    return Candidate(next: index, end: end, cells: cells)
  }

  /// The last line of a paragraph keeps its trailing blanks as far as they fit.
  private func keepingBlanks(_ rest: Range<Int>, after end: Int, cells: Int, width: Int) -> Candidate {
    var cells = cells
    var index = end
    while index < rest.upperBound {
      let sum = cells + Glyph(rawValue: glyphs[index]).cells
      if sum > width, sum > cells { break }
      cells = sum
      index += 1
    }
    return Candidate(next: rest.upperBound, end: index, cells: cells)
  }
}
