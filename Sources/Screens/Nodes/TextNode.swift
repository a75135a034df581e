/// Text: as many lines as it needs at the width there is.
///
/// Controls, escapes and bidi controls in it are made visible and never reach the output.
public struct TextNode: PrimitiveNode {
  @usableFromInline let text: String

  @inlinable
  public init(_ text: String) { self.text = text }

  public init<Text: StringProtocol>(_ text: Text) { self.text = String(text) }

  @inlinable
  public func resolve(into resolver: inout Resolver) {
    if !resolver.isCovered { resolver.addText(text) }
  }

  public static func reach(within depth: Int) -> NodeReach { .drawing }
}
