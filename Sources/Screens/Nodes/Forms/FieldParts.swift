import ScreensCanvas
import ScreensLayout

/// The text of a field and how it is shown.
struct FieldText {
  let text: Binding<String>
  let isSecret: Bool

  /// The text in one row: a line's end as `␊`, and a secret as one mark for each cluster.
  func shown(hiding mark: String) -> String {
    let value = text.wrappedValue
    if isSecret { return String(repeating: mark, count: ClusterCount.of(value)) }
    return Self.row(of: value)
  }

  /// A text in one row, so that nothing of it is lost.
  static func row(of text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? "\u{240A}" : $0 })
  }
}

extension Resolver {
  /// Adds a field: its label, and below that its text between brackets.
  mutating func addField(_ label: String, _ field: FieldText, prompt: String?) {
    let shown = field.shown(hiding: text(of: marks.secret))
    let place = addControl(.field) { resolver in
      resolver.withFormStyle { resolver in
        resolver.tree.open(.stack(StackElement(axis: .vertical, spacing: 0, horizontal: .leading)))
        if !label.isEmpty { resolver.addText(label) }
        resolver.addFieldBox(shown, prompt: prompt.map { CleanText.oneLine($0) } ?? "")
        resolver.tree.close()
      }
    }
    guard let control = place?.control else { return }
    // What a screen means does not depend on the marks of a device.
    controls[control].value = CleanText.of(field.shown(hiding: text(of: Marks.unicode.secret)))
    controls[control].input = .text(field.text.wrappedValue, isSecret: field.isSecret) {
      field.text.wrappedValue = $0
    }
  }

  /// Cells of a field where nothing says how wide it is to be.
  private static let idealFieldWidth: Int32 = 20

  /// Adds the text, or the prompt where there is none, with a free cell after it, where more can be typed.
  private mutating func addFieldBox(_ shown: String, prompt: String) {
    tree.open(.named(tree.number(ofName: "")))
    tree.open(.flexibleFrame(FlexibleFrameElement(width: Bounds(ideal: Self.idealFieldWidth))))
    tree.open(.stack(StackElement(axis: .horizontal, spacing: 0)), style: styleNumber)
    addMark(tree.isMirrored ? "]" : "[")
    if !shown.isEmpty {
      // A person sees the end, where typing goes on.
      addRowText(shown, truncation: .head)
    } else if !prompt.isEmpty {
      let outer = environment.text.style
      changeStyle(outer.adding(.dim))
      addRowText(prompt, truncation: .tail)
      changeStyle(outer)
    }
    addGap()
    addMark(tree.isMirrored ? "[" : "]")
    for _ in 0..<3 { tree.close() }
  }

  private mutating func addRowText(_ text: String, truncation: TruncationMode) {
    let element = TextElement(span: tree.text.append(text), lineLimit: 1, truncation: truncation)
    tree.add(.text(element), style: styleNumber)
  }
}
