package import ScreensCanvas

extension Canvas {
  /// Draws a placed tree on a canvas of `size`; what lies outside is not drawn.
  package init(_ tree: Tree, _ placement: Placement, size: Size, glyphs: Glyphs = .unicode) {
    self.init(width: size.width, height: size.height, clusters: tree.text.clusters, styles: tree.styles)
    draw { pen in
      tree.elements.withUnsafeBufferPointer { elements in
        tree.styleNumbers.withUnsafeBufferPointer { styleNumbers in
          placement.frames.withUnsafeBufferPointer { frames in
            tree.text.glyphs.withUnsafeBufferPointer { text in
              var painter = Painter(
                tree: tree, placement: placement, elements: elements, styleNumbers: styleNumbers,
                frames: frames, text: text, glyphs: glyphs, pen: pen)
              painter.paintAll()
            }
          }
        }
      }
    }
  }
}

/// Draws elements in painting order; later ones cover earlier ones.
struct Painter {
  let tree: Tree
  let placement: Placement
  let elements: UnsafeBufferPointer<Element>
  let styleNumbers: UnsafeBufferPointer<UInt16>
  let frames: UnsafeBufferPointer<Placement.Frame>
  /// The glyphs of all texts.
  let text: UnsafeBufferPointer<UInt32>
  let glyphs: Glyphs
  var pen: Pen
  /// Viewports being painted, innermost last, with the clip to go back to.
  var viewports: [(index: Int, end: Int, clip: Rect)] = []

  mutating func paintAll() {
    var index = 0
    while index < elements.count {
      while let viewport = viewports.last, viewport.end <= index { leaveViewport(viewport) }
      index = paint(index)
    }
    while let viewport = viewports.last { leaveViewport(viewport) }
  }

  /// Draws what the element itself shows and returns the element to go on with.
  private mutating func paint(_ index: Int) -> Int {
    if frames[index].width == Placement.withdrawn { return Int(tree.ends[index]) }
    let style = styleNumbers[index]
    switch elements[index] {
    case .text(let text): paintText(text, frames[index], style: style)
    case .rule(let rule): paintRule(rule, frames[index].rect, around: index, style: style)
    case .fill(let cell):
      let rect = frames[index].rect
      for y in visibleRows(of: rect) { pen.fill(cell, x: rect.x, y: y, count: rect.width, style: style) }
    case .border(let border): paintBorder(border, frames[index].rect, style: style)
    case .brackets(let element): paintBrackets(element, frames[index].rect, style: style)
    case .viewport:
      viewports.append((index, Int(tree.ends[index]), pen.clip))
      pen.clip = pen.clip.intersection(frames[index].rect)
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
    guard case .viewport(let element) = elements[viewport.index], element.axis == .vertical,
      viewport.index + 1 < viewport.end
    else { return }
    let window = frames[viewport.index].rect
    let content = frames[viewport.index + 1].rect
    let style = styleNumbers[viewport.index]
    if content.y < window.y { pen.put(glyphs.moreAbove, x: window.maxX, y: window.y, style: style) }
    if content.maxY > window.maxY, window.height > 0 {
      pen.put(glyphs.moreBelow, x: window.maxX, y: window.maxY - 1, style: style)
    }
  }
}
