/// How a cell is drawn where colours and weights can be shown.
package struct Style: Hashable, Sendable {
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    package static let strikethrough = Attributes(rawValue: 16)
    package static let reverse = Attributes(rawValue: 32)
  }

  package var foreground: Color?
  package var background: Color?
  package var attributes: Attributes = []

  package init() {}

  package func adding(_ more: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(more)
    return style
  }

  /// A blank in this style looks different from an unstyled one.
  package var showsOnBlanks: Bool {
    background != nil || !attributes.isDisjoint(with: [.reverse, .underline, .strikethrough])
  }
}
