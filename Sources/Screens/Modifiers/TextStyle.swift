import ScreensCanvas

extension Node {
  /// Text in this colour; `nil` is the colour of the terminal.
  @inlinable
  public func foregroundColor(_ color: Color?) -> some Node { styled(.foreground(color)) }

  /// The colour of the buttons inside.
  @inlinable
  public func tint(_ color: Color?) -> some Node { environment(\.tint, color) }

  /// Text in the weight a terminal has for this kind of text.
  @inlinable
  public func font(_ font: Font) -> some Node { styled(.font(font)) }

  /// Text in bold, or no longer so.
  @inlinable
  public func bold(_ isActive: Bool = true) -> some Node { styled(.bold(isActive)) }

  /// Text in italics, or no longer so.
  @inlinable
  public func italic(_ isActive: Bool = true) -> some Node { styled(.italic(isActive)) }

  /// Text with a line beneath it, or no longer so.
  @inlinable
  public func underline(_ isActive: Bool = true) -> some Node { styled(.underline(isActive)) }

  /// Text with a line through it, or no longer so.
  @inlinable
  public func strikethrough(_ isActive: Bool = true) -> some Node { styled(.strikethrough(isActive)) }

  @inlinable
  func styled(_ change: StyleChange) -> some Node {
    InEnvironment(content: self) { change.apply(to: &$0) }
  }
}

/// What a modifier changes about the look of the text inside.
@usableFromInline
enum StyleChange {
  case foreground(Color?)
  case font(Font)
  case bold(Bool)
  case italic(Bool)
  case underline(Bool)
  case strikethrough(Bool)

  @usableFromInline
  func apply(to values: inout EnvironmentValues) {
    switch self {
    case .foreground(let color): values.text.style.foreground = color
    case .font(let font):
      values.text.style.attributes.subtract([.bold, .dim])
      values.text.style.attributes.formUnion(font.attributes)
    case .bold(let isActive): set(.bold, isActive, in: &values.text.style)
    case .italic(let isActive): set(.italic, isActive, in: &values.text.style)
    case .underline(let isActive): set(.underline, isActive, in: &values.text.style)
    case .strikethrough(let isActive): set(.strikethrough, isActive, in: &values.text.style)
    }
  }

  private func set(_ attribute: Style.Attributes, _ isActive: Bool, in style: inout Style) {
    isActive ? style.attributes.formUnion(attribute) : style.attributes.subtract(attribute)
  }
}

/// A kind of text; a terminal shows it as bold, dim or neither.
public enum Font: Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption

  var attributes: Style.Attributes {
    switch self {
    case .largeTitle, .title, .title2, .title3, .headline: .bold
    case .subheadline, .body, .callout: []
    case .footnote, .caption: .dim
    }
  }
}
