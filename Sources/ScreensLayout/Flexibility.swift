/// How small and how large an element can get: known as soon as its subtree is closed, so that nobody asks twice.
package struct Flexibility: Hashable, Sendable {
  package var minWidth: Int32
  package var idealWidth: Int32
  package var maxWidth: Int32
  /// `unknown` where it depends on the width.
  package var minHeight: Int32
  /// `unknown` where it depends on the width.
  package var maxHeight: Int32
  /// How early it gets its share of a stack's room; a float, as there is one in every element.
  package var priority: Float
  /// Would get higher than it likes if it were offered more.
  package var stretchesVertically: Bool

  package static let unknown: Int32 = -1

  package init(
    minWidth: Int32, idealWidth: Int32, maxWidth: Int32, minHeight: Int32, maxHeight: Int32,
    stretchesVertically: Bool = false, priority: Float = 0
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.stretchesVertically = stretchesVertically
    self.priority = priority
  }

  /// Nothing in it: no cell on either axis.
  static let none = Flexibility(minWidth: 0, idealWidth: 0, maxWidth: 0, minHeight: 0, maxHeight: 0)

  var stretchesHorizontally: Bool { maxWidth > idealWidth }
}

/// A length that may be `unknown`, made longer by `by`.
func extendKnown(_ length: Int32, by: Int32) -> Int32 {
  length == Flexibility.unknown ? length : extend(length, by: by)
}
