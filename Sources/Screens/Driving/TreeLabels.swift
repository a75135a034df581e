import ScreensCanvas
import ScreensLayout

extension Tree {
  /// The text inside an element, on one line; nothing for an element that was nested too deeply and left out.
  func label(of index: Int) -> String {
    guard index < count else { return "" }
    var label = ""
    var element = index
    while element < Int(ends[index]) {
      if case .hidden = elements[element] {
        element = Int(ends[element])
        continue
      }
      if case .named(let name) = elements[element] {
        if !label.isEmpty { label += " " }
        label += names[Int(name)]
        element = Int(ends[element])
        continue
      }
      if case .text(let text) = elements[element] {
        if !label.isEmpty { label += " " }
        append(text.span, to: &label)
      }
      element += 1
    }
    return folded(label)
  }

  private func append(_ span: TextSpan, to label: inout String) {
    for place in Int(span.start)..<Int(span.start + span.count) {
      let glyph = Glyph(rawValue: text.glyphs[place])
      if glyph.has(Glyph.hidden) { continue }
      if glyph.has(Glyph.hardBreak) {
        label += " "
      } else if glyph.value < Glyph.firstCluster {
        label.unicodeScalars.append(Unicode.Scalar(glyph.value) ?? "\u{FFFD}")
      } else {
        label += String(decoding: text.clusters.bytes[text.clusters.range(of: glyph.value)], as: UTF8.self)
      }
    }
  }
}
