import ScreensCanvas

/// Draws single elements; later ones cover earlier ones.
struct Painter {
  let entries: UnsafeBufferPointer<Tree.Entry>
  let frames: UnsafeBufferPointer<Placement.Frame>
  /// The lines of wrapped texts.
  let lines: [TextLine]
  /// The glyphs of all texts.
  let text: UnsafeBufferPointer<UInt32>
  let marks: Marks
  var pen: Pen

  /// Draws what the element itself shows.
  func paint(_ stroke: Stroke) {
    let index = Int(stroke.element)
    let style = entries[index].style
    switch entries[index].element {
    case .text(let text): paintText(text, frames[index], style: style)
    case .rule(let rule): paintRule(rule, frames[index].rect, around: index, style: style)
    case .fill(let cell):
      let rect = frames[index].rect
      for y in visibleRows(of: rect) { pen.fill(cell, x: rect.x, y: y, count: rect.width, style: style) }
    case .border(let border): paintBorder(border, frames[index].rect, style: style)
    case .brackets(let element): paintBrackets(element, frames[index].rect, style: style)
    case .stack, .rows: paintGaps(of: index, style: style)
    case .viewport(let viewport): paintMarks(of: index, viewport, style: style)
    case .hidden, .named, .fitting, .spacer, .layers, .attachment, .padding, .frame, .flexibleFrame,
      .fixedSize, .offset:
      break
    }
  }

  func visibleRows(of rect: Rect) -> Range<Int> {
    let top = max(rect.y, pen.clip.y)
    return top..<max(top, min(rect.maxY, pen.clip.maxY))
  }

  /// Marks, in the column right of a viewport, that there is more above or below.
  private func paintMarks(of index: Int, _ viewport: ViewportElement, style: UInt16) {
    guard viewport.axis == .vertical, index + 1 < Int(entries[index].end) else { return }
    let window = frames[index].rect
    let content = frames[index + 1].rect
    if content.y < window.y { pen.put(marks.moreAbove, x: window.maxX, y: window.y, style: style) }
    if content.maxY > window.maxY, window.height > 0 {
      pen.put(marks.moreBelow, x: window.maxX, y: window.maxY - 1, style: style)
    }
  }
}
