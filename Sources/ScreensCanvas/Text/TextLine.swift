/// One line of wrapped text: a run of glyphs, perhaps a mark, perhaps a second run after it.
package struct TextLine: Hashable, Sendable {
  /// What is drawn between `head` and `tail`.
  package enum Mark: UInt8, Sendable { case none, hyphen, ellipsis }

  /// Glyph indices drawn before the mark. Hidden glyphs in it draw nothing, a hard break in it is a blank.
  package var head: Range<Int32>
  package var mark: Mark
  /// Glyph indices drawn after the mark: only for head and middle truncation.
  package var tail: Range<Int32>
  /// Cells of the whole line.
  package var width: Int32

  package init(head: Range<Int32>, mark: Mark = .none, tail: Range<Int32> = 0..<0, width: Int32) {
    self.head = head
    self.mark = mark
    self.tail = tail
    self.width = width
  }
}
