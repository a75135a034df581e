import ScreensCanvas

/// What the buttons inside a node look like.
public struct ButtonStyle: Hashable, Sendable {
  private enum Kind { case automatic, bordered, borderedProminent, plain }
  private let kind: Kind

  /// `[ Label ]`
  public static let automatic = ButtonStyle(kind: .automatic)
  /// `[ Label ]`
  public static let bordered = ButtonStyle(kind: .bordered)
  /// `▐ Label ▌`
  public static let borderedProminent = ButtonStyle(kind: .borderedProminent)
  /// `Label`
  public static let plain = ButtonStyle(kind: .plain)

  /// The marks around the label; `nil` for none.
  func brackets(_ role: ButtonRole?) -> Brackets? {
    switch (kind, role) {
    case (.plain, _): nil
    case (.borderedProminent, .destructive): .prominentDestructive
    case (.borderedProminent, _): .prominent
    case (_, .destructive): .destructive
    default: .bordered
    }
  }

  func textStyle(_ style: Style, tint: Color?, role: ButtonRole?, isEnabled: Bool) -> Style {
    var style = style
    if let color = role == .destructive ? Color.red : tint { style.foreground = color }
    if kind == .borderedProminent { style.attributes.insert(.reverse) }
    if !isEnabled { style.attributes.insert(.dim) }
    return style
  }
}
