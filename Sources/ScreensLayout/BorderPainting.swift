import ScreensCanvas

extension Painter {
  /// Draws a box on the outermost cells of `rect`: what fits of it where there is too little room.
  func paintBorder(_ border: Border, _ rect: Rect, style: UInt16) {
    guard !rect.isEmpty else { return }
    let pieces = marks.pieces(of: border)
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    pen.fill(pieces.top, x: rect.x, y: rect.y, count: rect.width, style: style)
    if rect.height > 1 { pen.fill(pieces.bottom, x: rect.x, y: bottom, count: rect.width, style: style) }
    for y in visibleRows(of: rect) {
      pen.put(pieces.side, x: rect.x, y: y, style: style)
      if rect.width > 1 { pen.put(pieces.side, x: right, y: y, style: style) }
    }
    pen.put(pieces.topLeft, x: rect.x, y: rect.y, style: style)
    if rect.width > 1 { pen.put(pieces.topRight, x: right, y: rect.y, style: style) }
    guard rect.height > 1 else { return }
    pen.put(pieces.bottomLeft, x: rect.x, y: bottom, style: style)
    if rect.width > 1 { pen.put(pieces.bottomRight, x: right, y: bottom, style: style) }
  }

  func paintRule(_ rule: RuleElement, _ rect: Rect, around index: Int, style: UInt16) {
    let isRow = rule.axis == .horizontal
    let cell = isRow ? marks.horizontalRule : marks.verticalRule
    guard rule.joinsBorder, let border = enclosingBorder(of: index) else {
      for y in visibleRows(of: rect) { pen.fill(cell, x: rect.x, y: y, count: rect.width, style: style) }
      return
    }
    for y in visibleRows(of: rect) {
      for x in rect.x..<rect.maxX { pen.join(cell, x: x, y: y, style: style) }
    }
    let pieces = marks.pieces(of: border)
    if isRow {
      pen.join(pieces.joinLeft, x: rect.x - 1, y: rect.y, style: style)
      pen.join(pieces.joinRight, x: rect.maxX, y: rect.y, style: style)
    } else {
      pen.join(pieces.joinTop, x: rect.x, y: rect.y - 1, style: style)
      pen.join(pieces.joinBottom, x: rect.x, y: rect.maxY, style: style)
    }
  }

  /// Draws rules across a column in the gaps between its children.
  func paintGaps(of index: Int, style: UInt16) {
    let rect = frames[index].rect
    var child = index + 1
    while child < Int(entries[index].end) {
      if child != index + 1 {
        let y = Int(frames[child].y) - 1
        pen.fill(marks.horizontalRule, x: rect.x, y: y, count: rect.width, style: style)
      }
      child = Int(entries[child].end)
    }
  }

  private func enclosingBorder(of index: Int) -> Border? {
    var parent = Int(entries[index].parent)
    while parent >= 0 {
      if case .border(let border) = entries[parent].element { return border }
      parent = Int(entries[parent].parent)
    }
    return nil
  }

  /// Draws the marks left and right of a label; one pair of tall ones where it has several rows.
  func paintBrackets(_ element: BracketsElement, _ rect: Rect, style: UInt16) {
    let blank = element.isDisabled ? marks.disabledBlank : Canvas.blank
    let isProminent = element.brackets == .prominent || element.brackets == .prominentDestructive
    let isDestructive = element.brackets == .destructive || element.brackets == .prominentDestructive
    for y in visibleRows(of: rect) {
      // A label without room for the whole of it still has both marks around it.
      pen.fill(blank, x: rect.x, y: y, count: rect.width, style: style)
      let isTop = y == rect.y
      let bracket = marks.bracket(isTop: isTop, isBottom: y == rect.maxY - 1)
      let (left, right) = isProminent ? (marks.prominentLeft, marks.prominentRight) : bracket
      pen.put(left, x: rect.x, y: y, style: style)
      if isDestructive, isTop {
        pen.put(0x21, x: element.isMirrored ? rect.maxX - 2 : rect.x + 1, y: y, style: style)
      }
      pen.put(right, x: rect.maxX - 1, y: y, style: style)
    }
  }
}
