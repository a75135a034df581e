import ScreensCanvas
import ScreensLayout

extension Tree {
  /// The text inside an element, on one line; nothing for an element that was nested too deeply and left out.
  func label(of index: Int) -> String {
    guard index < count else { return "" }
    return label(of: index..<Int(ends[index]))
  }

  /// The text of some elements and all inside them, on one line.
  func label(of range: Range<Int>) -> String {
    var label = ""
    forEachText(in: range) { text in
      if !label.isEmpty { label += " " }
      append(text, to: &label)
    }
    return folded(label)
  }

  /// Each text of some elements and all inside them.
  func texts(in range: Range<Int>) -> [String] {
    var texts: [String] = []
    forEachText(in: range) { text in
      var label = ""
      append(text, to: &label)
      texts.append(folded(label))
    }
    return texts
  }

  /// The element directly inside `parent` that is, or is around, `element`.
  func child(of parent: Int, around element: Int) -> Int? {
    var child = element
    while child > parent, child < count {
      if Int(parents[child]) == parent { return child }
      child = Int(parents[child])
    }
    return nil
  }

  /// A piece of what things are called.
  private enum Text {
    case shown(TextSpan)
    case named(String)
  }

  /// Visits what can be read, and names instead of what they stand for.
  @inline(__always)
  private func forEachText(in range: Range<Int>, _ body: (Text) -> Void) {
    var element = range.lowerBound
    while element < range.upperBound {
      switch elements[element] {
      case .hidden: element = Int(ends[element])
      case .named(let name):
        body(.named(names[Int(name)]))
        element = Int(ends[element])
      case .text(let text):
        body(.shown(text.span))
        element += 1
      default: element += 1
      }
    }
  }

  private func append(_ text: Text, to label: inout String) {
    switch text {
    case .shown(let span): append(span, to: &label)
    case .named(let name): label += name
    }
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
