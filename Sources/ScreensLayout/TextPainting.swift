import ScreensCanvas

extension Painter {
  /// Draws the lines of a text, each aligned within the width of the longest.
  func paintText(_ element: TextElement, _ frame: Placement.Frame, style: UInt16) {
    guard frame.firstLine >= 0 else {
      let (start, x, y) = (element.span.start, Int(frame.x), Int(frame.y))
      _ = pen.run(glyphs(in: start..<(start + element.span.count)), x: x, y: y, style: style)
      return
    }
    for number in 0..<Int(frame.lineCount) {
      let y = Int(frame.y) + number
      guard y >= pen.clip.y else { continue }
      guard y < pen.clip.maxY else { break }
      paint(lines[Int(frame.firstLine) + number], element, frame, y: y, style: style)
    }
  }

  private func paint(
    _ line: TextLine, _ element: TextElement, _ frame: Placement.Frame, y: Int, style: UInt16
  ) {
    let spare = Int(frame.width - line.width)
    var x = Int(frame.x) + (spare * Int(element.alignment.rawValue)) >> 1
    x = pen.run(glyphs(in: line.head), x: x, y: y, style: style)
    switch line.mark {
    case .none: return
    case .hyphen:
      pen.put(0x2D, x: x, y: y, style: style)
      x += 1
    case .ellipsis:
      let cells = min(marks.ellipsisCells, Int(line.width))
      pen.fill(marks.ellipsis, x: x, y: y, count: cells, style: style)
      x += cells
    }
    _ = pen.run(glyphs(in: line.tail), x: x, y: y, style: style)
  }

  private func glyphs(in range: Range<Int32>) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(rebasing: text[Int(range.lowerBound)..<Int(range.upperBound)])
  }
}
