/// A colour of text or of its background; plain text shows none of them.
public struct Color: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The terminal's own foreground, perhaps dimmed.
    case primary, secondary
    /// One of the terminal's 16 colours.
    case standard(UInt8)
    /// One of the 256 indexed colours.
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// A colour by its parts, each 0 to 255.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(kind: .rgb(red, green, blue))
  }

  /// An entry of the 256-colour palette.
  public static func indexed(_ index: UInt8) -> Color { Color(kind: .indexed(index)) }

  /// The terminal's own foreground.
  public static let primary = Color(kind: .primary)
  /// The terminal's own foreground, dimmed.
  public static let secondary = Color(kind: .secondary)
  /// The terminal's black.
  public static let black = Color(kind: .standard(0))
  /// The terminal's red.
  public static let red = Color(kind: .standard(1))
  /// The terminal's green.
  public static let green = Color(kind: .standard(2))
  /// The terminal's yellow.
  public static let yellow = Color(kind: .standard(3))
  /// The terminal's blue.
  public static let blue = Color(kind: .standard(4))
  /// The terminal's magenta.
  public static let purple = Color(kind: .standard(5))
  /// The terminal's cyan.
  public static let cyan = Color(kind: .standard(6))
  /// The terminal's white.
  public static let white = Color(kind: .standard(15))
  /// The terminal's bright black.
  public static let gray = Color(kind: .standard(8))
  /// Entry 208 of the 256-colour palette.
  public static let orange = Color(kind: .indexed(208))
  /// Entry 205 of the 256-colour palette.
  public static let pink = Color(kind: .indexed(205))
  /// Entry 130 of the 256-colour palette.
  public static let brown = Color(kind: .indexed(130))
  /// Entry 62 of the 256-colour palette.
  public static let indigo = Color(kind: .indexed(62))
  /// Entry 30 of the 256-colour palette.
  public static let teal = Color(kind: .indexed(30))
  /// Entry 121 of the 256-colour palette.
  public static let mint = Color(kind: .indexed(121))
}
