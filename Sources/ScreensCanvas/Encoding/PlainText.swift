extension Encoding {
  /// Rows of text and nothing else: no blanks at a row's end, `\n` after every row.
  package static let text = Encoding(name: "text", fileExtension: "txt") { canvas, sink in
    canvas.cells.withUnsafeBufferPointer { cells in
      for row in 0..<canvas.height {
        var boundary = BoundaryGuard()
        let start = row * canvas.width
        var end = start + canvas.width
        while end > start, cells[end - 1] == Canvas.blank { end -= 1 }
        sink.write(cells: UnsafeBufferPointer(rebasing: cells[start..<end]), of: canvas.clusters, &boundary)
        sink.write(0x0A)
      }
    }
  }
}
