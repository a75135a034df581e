extension TextStore {
  /// Appends the lines of a text: wrapped to `width` cells unless nil, at most `limit` of them unless nil.
  ///
  /// Less than 1 counts as 1 for both. An empty text is one empty line. What is over the limit is lost, and the
  /// last line shows with `…` where.
  package func wrap(
    _ span: TextSpan, width: Int?, limit: Int?, truncation: TruncationMode, into lines: inout [TextLine]
  ) {
    let start = Int(span.start)
    let end = start + Int(span.count)
    if start <= end, span.hardLines == 1, width.map({ Int(span.width) <= max(1, $0) }) ?? true {
      lines.append(TextLine(head: span.start..<Int32(clamping: end), width: span.width))
      return
    }
    guard start >= 0, start <= end, end <= glyphs.count else {
      lines.append(TextLine(head: span.start..<span.start, width: 0))
      return
    }
    glyphs.withUnsafeBufferPointer { glyphs in
      let wrapper = LineWrapper(
        glyphs: glyphs, text: start..<end, hasHardBreaks: span.hardLines > 1, width: width.map { max(1, $0) },
        limit: max(1, limit ?? Int.max), truncation: truncation, ellipsisCells: ellipsisCells)
      wrapper.wrap(into: &lines)
    }
  }
}
