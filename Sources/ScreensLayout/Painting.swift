package import ScreensCanvas

extension Canvas {
  /// Draws a placed tree on a canvas of `size`; what lies outside is not drawn.
  package init(_ tree: Tree, _ placement: Placement, size: Size, glyphs: Glyphs = .unicode) {
    self.init(width: size.width, height: size.height, clusters: tree.text.clusters, styles: tree.styles)
    draw { pen in
      var painter = Painter(tree: tree, placement: placement, glyphs: glyphs, pen: pen)
      painter.paintAll()
    }
  }
}

/// Draws elements in painting order; later ones cover earlier ones.
struct Painter {
  let tree: Tree
  let placement: Placement
  let glyphs: Glyphs
  var pen: Pen
  /// Viewports being painted, innermost last, with the clip to go back to.
  private var viewports: [(index: Int, end: Int, clip: Rect)] = []

  init(tree: Tree, placement: Placement, glyphs: Glyphs, pen: Pen) {
    self.tree = tree
    self.placement = placement
    self.glyphs = glyphs
    self.pen = pen
  }

  mutating func paintAll() {
    var index = 0
    while index < tree.count {
      while let viewport = viewports.last, viewport.end <= index { leaveViewport(viewport) }
      index = paint(index)
    }
    while let viewport = viewports.last { leaveViewport(viewport) }
  }

  /// Draws what the element itself shows and returns the element to go on with.
  private mutating func paint(_ index: Int) -> Int {
    if placement.frames[index].width == Placement.withdrawn { return Int(tree.ends[index]) }
    let style = tree.styleNumbers[index]
    switch tree.elements[index] {
    case .text(let text): paintText(text, placement.frames[index], style: style)
    case .rule(let rule): paintRule(rule, placement.frames[index].rect, around: index, style: style)
    case .fill(let cell):
      let rect = placement.frames[index].rect
      for y in visibleRows(of: rect) { pen.fill(cell, x: rect.x, y: y, count: rect.width, style: style) }
    case .border(let border): paintBorder(border, placement.frames[index].rect, style: style)
    case .brackets(let element): paintBrackets(element, placement.frames[index].rect, style: style)
    case .viewport:
      viewports.append((index, Int(tree.ends[index]), pen.clip))
      pen.clip = pen.clip.intersection(placement.frames[index].rect)
    case .hidden: return Int(tree.ends[index])
    case .stack(let stack): if stack.drawsRules { paintGaps(of: index, style: style) }
    case .named, .fitting, .spacer, .layers, .attachment, .padding, .frame, .flexibleFrame, .fixedSize,
      .offset:
      break
    }
    return index + 1
  }

  func visibleRows(of rect: Rect) -> Range<Int> {
    let top = max(rect.y, pen.clip.y)
    return top..<max(top, min(rect.maxY, pen.clip.maxY))
  }

  /// Ends the clipping and marks, in the column right of the viewport, that there is more above or below.
  private mutating func leaveViewport(_ viewport: (index: Int, end: Int, clip: Rect)) {
    viewports.removeLast()
    pen.clip = viewport.clip
    guard case .viewport(let element) = tree.elements[viewport.index], element.axis == .vertical,
      viewport.index + 1 < viewport.end
    else { return }
    let window = placement.frames[viewport.index].rect
    let content = placement.frames[viewport.index + 1].rect
    let style = tree.styleNumbers[viewport.index]
    if content.y < window.y { pen.put(glyphs.moreAbove, x: window.maxX, y: window.y, style: style) }
    if content.maxY > window.maxY, window.height > 0 {
      pen.put(glyphs.moreBelow, x: window.maxX, y: window.maxY - 1, style: style)
    }
  }
}
