import ScreensLayout

extension Resolver {
  /// Stands for something that can't be shown: a sign and a full sentence.
  mutating func addPlaceholder(_ sentence: String) {
    let text = TextElement(span: tree.text.append("\(text(of: marks.warning)) \(sentence)"))
    tree.add(.text(text), style: styleNumber)
  }

  /// Adds `text` in the style and with the limits that hold here.
  @usableFromInline
  mutating func addText(_ text: String) {
    let traits = environment.text
    tree.add(
      .text(
        TextElement(
          span: tree.text.append(text), lineLimit: traits.lineLimit, alignment: traits.alignment,
          truncation: traits.truncation, meaning: traits.meaning)), style: styleNumber)
  }

  /// Adds a text of the one glyph `scalar`.
  mutating func addMark(_ scalar: UInt32) {
    addMark(text(of: scalar))
  }

  /// Adds a text of one row that is not part of what things are called.
  mutating func addMark(_ text: String) {
    tree.open(.named(tree.number(ofName: "")))
    tree.add(.text(TextElement(span: tree.text.append(text), lineLimit: 1)), style: styleNumber)
    tree.close()
  }
}
