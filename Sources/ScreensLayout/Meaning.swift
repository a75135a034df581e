/// What the children of a stack are together, for those who describe a screen; layout and painting do not ask.
package enum GroupKind: String, Hashable, Sendable, CaseIterable {
  case screen, sheet, cover, alert, dialog, list, section, tabs, picker
}

/// What a text is, for those who describe a screen; layout and painting do not ask.
package struct TextMeaning: Hashable, Sendable {
  private let number: Int32

  package static let plain = TextMeaning(number: -1)
  /// Names the group it is in.
  package static let heading = TextMeaning(number: -2)

  /// Stands for a picture, called by the tree's name of this number.
  package static func symbol(_ name: Int32) -> TextMeaning { TextMeaning(number: name) }

  /// The number of a symbol's name.
  package var symbol: Int32? { number < 0 ? nil : number }
}
