/// Prepared texts, one after the other: sanitised, cut into clusters, measured, with their line breaks marked.
package struct TextStore: Sendable {
  package var glyphs: [UInt32] = []
  package var clusters = ClusterTable()

  package init() {}

  package mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    clusters.removeAll()
  }

  package mutating func append(_ text: String) -> TextSpan {
    let start = glyphs.count
    var width: Int32 = 0
    var longest: Int32 = 0
    var lines: Int32 = 1
    var afterBlank = false
    for byte in text.unicodeScalars {
      if byte == "\n" {
        glyphs.append(byte.value | Glyph.hardBreak)
        lines += 1
        longest = max(longest, width)
        width = 0
        continue
      }
      var glyph = byte.value < 32 ? byte.value + 0x2400 : byte.value
      if byte == " " { glyph |= Glyph.blank } else if afterBlank { glyph |= Glyph.breakBefore }
      afterBlank = byte == " "
      glyphs.append(glyph)
      width += 1
    }
    longest = max(longest, width)
    return TextSpan(
      start: Int32(start), count: Int32(glyphs.count - start), width: longest, hardLines: lines,
      widestGlyph: longest == 0 ? 0 : 1)
  }

  package func wrap(
    _ span: TextSpan, width: Int?, limit: Int?, truncation: TruncationMode, into lines: inout [TextLine]
  ) {
    var start = span.start
    let end = span.start + span.count
    let first = lines.count
    repeat {
      var stop = start
      var lastBreak = start
      while stop < end, glyphs[Int(stop)] & Glyph.hardBreak == 0 {
        if glyphs[Int(stop)] & Glyph.breakBefore != 0 { lastBreak = stop }
        if let width, Int(stop - start) >= max(1, width) { break }
        stop += 1
      }
      if stop < end, glyphs[Int(stop)] & Glyph.hardBreak == 0 {
        if glyphs[Int(stop)] & Glyph.blank == 0, lastBreak > start { stop = lastBreak }
        var trimmed = stop
        while trimmed > start, glyphs[Int(trimmed - 1)] & Glyph.blank != 0 { trimmed -= 1 }
        lines.append(TextLine(head: start..<trimmed, width: trimmed - start))
        start = stop
        while start < end, glyphs[Int(start)] & Glyph.blank != 0 { start += 1 }
        if start == end { break }
      } else {
        lines.append(TextLine(head: start..<stop, width: stop - start))
        start = stop + 1
        if stop == end { break }
      }
    } while true
    if let limit, lines.count - first > max(1, limit) {
      lines.removeLast(lines.count - first - max(1, limit))
      let last = lines.count - 1
      var line = lines[last]
      if let width, Int(line.width) >= width {
        line.head = line.head.lowerBound..<max(line.head.lowerBound, line.head.upperBound - 1)
      }
      line.mark = .ellipsis
      line.width = Int32(line.head.count) + 1
      lines[last] = line
    }
  }
}
