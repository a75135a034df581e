import ScreensCanvas

extension Node {
  /// Text in this colour; `nil` is the colour of the terminal.
  public func foregroundColor(_ color: Color?) -> some Node { styled { $0.foreground = color } }

  /// The colour of the buttons inside.
  public func tint(_ color: Color?) -> some Node { environment(\.tint, color) }

  /// Text in the weight a terminal has for this kind of text.
  public func font(_ font: Font) -> some Node {
    styled {
      $0.attributes.subtract([.bold, .dim])
      $0.attributes.formUnion(font.attributes)
    }
  }

  /// Text in bold, or no longer so.
  public func bold(_ isActive: Bool = true) -> some Node { attribute(.bold, isActive) }

  /// Text in italics, or no longer so.
  public func italic(_ isActive: Bool = true) -> some Node { attribute(.italic, isActive) }

  /// Text with a line beneath it, or no longer so.
  public func underline(_ isActive: Bool = true) -> some Node { attribute(.underline, isActive) }

  /// Text with a line through it, or no longer so.
  public func strikethrough(_ isActive: Bool = true) -> some Node { attribute(.strikethrough, isActive) }

  private func attribute(_ attribute: Style.Attributes, _ isActive: Bool) -> some Node {
    styled { isActive ? $0.attributes.formUnion(attribute) : $0.attributes.subtract(attribute) }
  }

  private func styled(_ change: @escaping (inout Style) -> Void) -> some Node {
    InEnvironment(content: self) { change(&$0.text.style) }
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
