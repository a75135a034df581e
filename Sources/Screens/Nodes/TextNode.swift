/// Text: as many lines as it needs at the width there is.
///
/// Controls, escapes and bidi controls in it are made visible and never reach the output.
public struct TextNode: PrimitiveNode {
  private let text: String

  public init(_ text: String) { self.text = text }

  public init<Text: StringProtocol>(_ text: Text) { self.text = String(text) }

  public func resolve(into resolver: inout Resolver) { resolver.addText(text) }
}
