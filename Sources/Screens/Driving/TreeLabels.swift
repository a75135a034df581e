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
    forEachText(in: range) { _, text in
      if !label.isEmpty { label += " " }
      append(text, to: &label)
    }
    return folded(label)
  }

  /// Each text of some elements and all inside them, or of everything.
  func texts(in range: Range<Int>? = nil) -> [String] {
    elementsWithText(in: range ?? 0..<count).map(\.text)
  }

  /// Each element among some, and inside them, that shows a text or stands for one.
  func elementsWithText(in range: Range<Int>) -> [(element: Int, text: String)] {
    var elements: [(Int, String)] = []
    forEachText(in: range) { element, text in
      var label = ""
      append(text, to: &label)
      elements.append((element, folded(label)))
    }
    return elements
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
  private func forEachText(in range: Range<Int>, _ body: (Int, Text) -> Void) {
    var element = range.lowerBound
    while element < range.upperBound {
      switch elements[element] {
      case .hidden: element = Int(ends[element])
      case .named(let name):
        body(element, .named(names[Int(name)]))
        element = Int(ends[element])
      case .text(let text):
        body(element, .shown(text.span))
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
