import Screens

/// What nodes show on a device without a frame.
func picture<Content: Node>(width: Int = 30, as format: Format = .text, @NodeBuilder _ content: () -> Content)
  -> String
{
  render(content(), on: .plain(width: width), as: format)
}

extension Session {
  /// A session on a device without a frame.
  convenience init<Content: Node>(width: Int, @NodeBuilder _ content: () -> Content) {
    self.init(content(), on: .plain(width: width))
  }

  var codes: [Diagnostic.Code] { screen.diagnostics.map(\.code) }
  var messages: [String] { screen.diagnostics.map(\.message) }
}
