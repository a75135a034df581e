extension Encoding {
  /// The same rows with weights and colours as SGR sequences; each row ends unstyled.
  package static let ansi = Encoding(name: "ansi", fileExtension: "ansi") { canvas, sink in
    let escapes = canvas.styles.styles.map { Array(sgr($0).utf8) }
    let showsOnBlanks = canvas.styles.styles.map(\.showsOnBlanks)
    canvas.cells.withUnsafeBufferPointer { cells in
      canvas.styleNumbers.withUnsafeBufferPointer { styles in
        for row in 0..<canvas.height {
          var boundary = BoundaryGuard()
          var start = row * canvas.width
          var end = start + canvas.width
          while end > start, cells[end - 1] == Canvas.blank, !showsOnBlanks[Int(styles[end - 1])] { end -= 1 }
          while start < end {
            let style = styles[start]
            var stop = start + 1
            while stop < end, styles[stop] == style { stop += 1 }
            let escape = escapes[Int(style)]
            sink.write(contentsOf: escape)
            sink.write(
              cells: UnsafeBufferPointer(rebasing: cells[start..<stop]), of: canvas.clusters, &boundary)
            if !escape.isEmpty { sink.write(contentsOf: reset) }
            start = stop
          }
          sink.reserve(1)
          sink.write(0x0A)
        }
      }
    }
  }

  private static let reset = Array("\u{1B}[0m".utf8)

  /// The SGR sequence that turns an unstyled terminal to `style`; empty for the plain style.
  package static func sgr(_ style: Style) -> String {
    var parameters: [String] = []
    let attributes = style.attributes
    if attributes.contains(.bold) { parameters.append("1") }
    if attributes.contains(.dim) { parameters.append("2") }
    if attributes.contains(.italic) { parameters.append("3") }
    if attributes.contains(.underline) { parameters.append("4") }
    if attributes.contains(.reverse) { parameters.append("7") }
    if attributes.contains(.strikethrough) { parameters.append("9") }
    if let color = style.foreground { parameters += sgr(color, base: 30) }
    if let color = style.background { parameters += sgr(color, base: 40) }
    return parameters.isEmpty ? "" : "\u{1B}[\(parameters.joined(separator: ";"))m"
  }

  /// - Parameter base: 30 for the foreground, 40 for the background.
  private static func sgr(_ color: Color, base: Int) -> [String] {
    switch color.kind {
    case .primary: []
    case .secondary: base == 30 ? ["2"] : []
    case .standard(let index): ["\(index < 8 ? base + Int(index) : base + 52 + Int(index))"]
    case .indexed(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue): ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}
