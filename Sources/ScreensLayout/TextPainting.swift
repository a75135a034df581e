import ScreensCanvas

extension Painter {
  /// Draws the lines of a text, each aligned within the width of the longest.
  func paintText(_ text: TextElement, _ frame: Placement.Frame, style: UInt16) {
    tree.text.glyphs.withUnsafeBufferPointer { store in
      guard frame.firstLine >= 0 else {
        let run = UnsafeBufferPointer(
          rebasing: store[Int(text.span.start)..<Int(text.span.start + text.span.count)])
        _ = pen.run(run, x: Int(frame.x), y: Int(frame.y), style: style)
        return
      }
      for number in 0..<Int(frame.lineCount) {
        let y = Int(frame.y) + number
        guard y >= pen.clip.y else { continue }
        guard y < pen.clip.maxY else { break }
        paint(placement.lines[Int(frame.firstLine) + number], text, frame, y: y, store, style: style)
      }
    }
  }

  private func paint(
    _ line: TextLine, _ text: TextElement, _ frame: Placement.Frame, y: Int,
    _ store: UnsafeBufferPointer<UInt32>, style: UInt16
  ) {
    let spare = Int(frame.width - line.width)
    var x = Int(frame.x) + (spare * Int(text.alignment.rawValue)) >> 1
    x = pen.run(rebase(store, line.head), x: x, y: y, style: style)
    switch line.mark {
    case .none: return
    case .hyphen: pen.put(0x2D, x: x, y: y, style: style)
    case .ellipsis: pen.put(glyphs.ellipsis, x: x, y: y, style: style)
    }
    _ = pen.run(rebase(store, line.tail), x: x + 1, y: y, style: style)
  }

  private func rebase(_ store: UnsafeBufferPointer<UInt32>, _ range: Range<Int32>) -> UnsafeBufferPointer<
    UInt32
  > {
    UnsafeBufferPointer(rebasing: store[Int(range.lowerBound)..<Int(range.upperBound)])
  }
}
