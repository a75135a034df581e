import ScreensCanvas

/// The rows of a screen as HTML in which every cell has its place.
///
/// A browser takes glyphs that its monospace font lacks from other fonts, whatever their width. So all but the most
/// common characters get a box as wide as their cells, and text from right to left one that the rest of the row does
/// not depend on.
func screenCells(_ text: String) -> Markup {
  var markup = Markup()
  let end = text.isEmpty || text.hasSuffix("\n") ? 1 : 0
  for row in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(end) {
    if row.unicodeScalars.allSatisfy(isEven) {
      markup += "\(String(row))\n"
    } else {
      markup += "\(cells(of: String(row)))\n"
    }
  }
  return markup
}

/// One cluster of a row.
private struct Cluster {
  let text: String
  let width: Int

  var isEven: Bool { text.unicodeScalars.allSatisfy(Screens.isEven) }
  var isRightToLeft: Bool { text.unicodeScalars.contains(where: Screens.isRightToLeft) }
  /// Within text from right to left it takes part in its order.
  var isNeutral: Bool {
    text == " " || text.unicodeScalars.allSatisfy { $0.isASCII && !$0.properties.isAlphabetic }
  }
}

private func cells(of row: String) -> Markup {
  var store = TextStore()
  _ = store.append(row)
  let clusters = store.glyphs.indices.compactMap { index -> Cluster? in
    let width = Glyph(rawValue: store.glyphs[index]).cells
    return width == 0 ? nil : Cluster(text: store.printed(index..<index + 1), width: width)
  }
  var markup = Markup()
  var next = 0
  while next < clusters.count {
    let cluster = clusters[next]
    let run = rightToLeftRun(clusters, from: next)
    if !run.isEmpty {
      let text = run.map(\.text).joined()
      markup += "<bdi dir=\"rtl\" style=\"--cells:\(run.reduce(0) { $0 + $1.width })\">\(text)</bdi>"
      next = run.endIndex
      continue
    }
    markup += cluster.isEven ? "\(cluster.text)" : "<i class=\"c\(cluster.width)\">\(cluster.text)</i>"
    next += 1
  }
  return markup
}

/// The words from right to left that begin here, with single blanks and marks between them.
private func rightToLeftRun(_ clusters: [Cluster], from start: Int) -> ArraySlice<Cluster> {
  var end = start
  var next = start
  while next < clusters.count {
    if clusters[next].isRightToLeft {
      end = next + 1
    } else if end == start || !clusters[next].isNeutral
      || clusters[next].text == " " && clusters[next - 1].text == " "
    {
      break
    }
    next += 1
  }
  return clusters[start..<end]
}

/// Monospace fonts have it: the letters of Europe, frames and blocks, and common punctuation.
private func isEven(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20..<0x250, 0x370..<0x530, 0x2010...0x2027, 0x2039, 0x203A, 0x2500...0x259F: true
  default: false
  }
}

/// The blocks of Hebrew, Arabic, Syriac, Thaana, N'Ko and the older scripts written that way.
private func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000: true
  default: false
  }
}
