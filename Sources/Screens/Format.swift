import ScreensCanvas
import ScreensLayout

/// A way to write a screen down: how it looks, as `.text` or `.ansi`, or what it means, as `.outline` or `.json`.
public struct Format: Sendable {
  /// What the command line calls it.
  public let name: String
  /// The extension of files in this format, without a dot.
  public let fileExtension: String
  /// How the cells of a picture are written; `nil` for a format that is no picture.
  let encoding: Encoding?
  let render: @Sendable (Screen) -> String

  init(
    name: String, fileExtension: String, encoding: Encoding? = nil,
    render: @escaping @Sendable (Screen) -> String
  ) {
    self.name = name
    self.fileExtension = fileExtension
    self.encoding = encoding
    self.render = render
  }

  /// A format that shows how a screen looks.
  init(_ encoding: Encoding) {
    self.init(name: encoding.name, fileExtension: encoding.fileExtension, encoding: encoding) {
      $0.painting.encode(as: encoding)
    }
  }

  /// Rows of plain text: no blanks at a row's end, `\n` after every row.
  public static let text = Format(.text)
  /// The same cells with weights and colours as terminal sequences.
  public static let ansi = Format(.ansi)

  /// Every format there is.
  public static let all = [text, ansi, outline, json]
}
