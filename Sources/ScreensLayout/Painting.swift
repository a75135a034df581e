package import ScreensCanvas

/// Draws a placed tree: on one canvas, or band by band straight into an encoding.
package struct Painting {
  private let tree: Tree
  private let placement: Placement
  private let size: Size
  private let marks: Marks
  private let strokes: Strokes

  /// What lies outside of `size` is not drawn.
  package init(_ tree: Tree, _ placement: Placement, size: Size, glyphs: Glyphs = .unicode) {
    self.init(tree, placement, size: size, glyphs: glyphs, strokes: [])
  }

  private init(_ tree: Tree, _ placement: Placement, size: Size, glyphs: Glyphs, strokes: consuming [Stroke])
  {
    (self.tree, self.placement, self.size, marks) = (tree, placement, size, glyphs.marks)
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    self.strokes = Strokes(tree, placement, screen: screen, memory: strokes)
  }

  /// Draws a placed tree and writes it in an encoding, in memory that is there already.
  package static func encode(
    _ tree: Tree, _ placement: Placement, size: Size, glyphs: Glyphs, as encoding: Encoding,
    memory: inout DrawingMemory
  ) -> String {
    var strokes: [Stroke] = []
    swap(&strokes, &memory.strokes)
    strokes.removeAll(keepingCapacity: true)
    let painting = Painting(tree, placement, size: size, glyphs: glyphs, strokes: strokes)
    memory.sink.removeAll()
    painting.write(as: encoding, into: &memory.sink)
    memory.strokes = painting.strokes.all
    return memory.sink.string()
  }

  /// The whole screen at once.
  package var canvas: Canvas {
    var canvas = Canvas(
      width: size.width, height: size.height, clusters: tree.text.clusters, styles: tree.styles)
    paint(Array(0..<Int32(strokes.all.count)), on: &canvas)
    return canvas
  }

  /// Writes the screen in an encoding; never more than one band of it is held as cells.
  package func encode(as encoding: Encoding) -> String {
    var sink = TextSink()
    write(as: encoding, into: &sink)
    return sink.string()
  }

  private func write(as encoding: Encoding, into sink: inout TextSink) {
    let (width, rows) = (max(0, size.width), max(0, size.height))
    let bands = Bands(strokes.all, width: width, rows: rows)
    // Room for a row of wide characters more, so that a small screen needs no more memory than this.
    sink.reserve(min(width, 1 << 10) * (min(rows, 1 << 20) + 8) + rows)
    var canvas = Canvas(
      width: width, height: bands.height, clusters: tree.text.clusters, styles: tree.styles)
    for band in 0..<bands.count {
      let top = band * bands.height
      if band > 0 { canvas.clear(top: top, height: min(bands.height, rows - top)) }
      paint(bands.strokes(on: band), on: &canvas)
      encoding.writeRows(canvas, &sink)
    }
  }

  private func paint(_ numbers: [Int32], on canvas: inout Canvas) {
    let (top, bottom) = (canvas.bounds.y, canvas.bounds.maxY)
    canvas.draw { pen in
      tree.entries.withUnsafeBufferPointer { entries in
        placement.frames.withUnsafeBufferPointer { frames in
          tree.text.glyphs.withUnsafeBufferPointer { text in
            var painter = Painter(
              entries: entries, frames: frames, lines: placement.lines, text: text, marks: marks, pen: pen)
            for number in numbers {
              let stroke = strokes.all[Int(number)]
              guard stroke.top < bottom, stroke.bottom > top else { continue }
              painter.pen.clip = strokes.clips[Int(stroke.clip)].intersection(pen.clip)
              painter.paint(stroke)
            }
          }
        }
      }
    }
  }
}
