import ScreensCanvas
import ScreensLayout

/// A way to write a screen down: `.text` or `.ansi`.
public struct Format: Sendable {
  /// What the command line calls it.
  public let name: String
  /// The extension of files in this format, without a dot.
  public let fileExtension: String
  /// How a picture is written down; `nil` for a format that says what a screen means.
  let encoding: Encoding?
  let render: @Sendable (Screen) -> String

  /// A format that shows how a screen looks.
  init(_ encoding: Encoding) {
    name = encoding.name
    fileExtension = encoding.fileExtension
    self.encoding = encoding
    render = { $0.painting.encode(as: encoding) }
  }

  /// Rows of plain text: no blanks at a row's end, `\n` after every row.
  public static let text = Format(.text)
  /// The same cells with weights and colours as terminal sequences.
  public static let ansi = Format(.ansi)

  /// Every format there is.
  public static let all = [text, ansi]
}
