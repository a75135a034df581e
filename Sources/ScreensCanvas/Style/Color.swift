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

  public static let primary = Color(kind: .primary)
  public static let secondary = Color(kind: .secondary)
  public static let black = Color(kind: .standard(0))
  public static let red = Color(kind: .standard(1))
  public static let green = Color(kind: .standard(2))
  public static let yellow = Color(kind: .standard(3))
  public static let blue = Color(kind: .standard(4))
  public static let purple = Color(kind: .standard(5))
  public static let cyan = Color(kind: .standard(6))
  public static let white = Color(kind: .standard(15))
  public static let gray = Color(kind: .standard(8))
  public static let orange = Color(kind: .indexed(208))
  public static let pink = Color(kind: .indexed(205))
  public static let brown = Color(kind: .indexed(130))
  public static let indigo = Color(kind: .indexed(62))
  public static let teal = Color(kind: .indexed(30))
  public static let mint = Color(kind: .indexed(121))
}
