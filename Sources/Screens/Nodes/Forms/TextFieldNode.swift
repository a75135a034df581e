/// A line of text to be typed, under its label.
///
/// ```
/// Email
/// [ada@example.com                    ]
/// ```
/// An empty field shows the prompt. Of a text that is too long one sees the end, after `…`; a line's end in it is
/// `␊`. A session types with `type(_:into:nth:within:)` and empties with
/// `clear(_:nth:within:)`.
public struct TextFieldNode: PrimitiveNode {
  private let label: String
  private let field: FieldText
  private let prompt: String?

  public init(_ label: String, text: Binding<String>, prompt: String? = nil) {
    self.label = label
    self.prompt = prompt
    field = FieldText(text: text, isSecret: false)
  }

  public func resolve(into resolver: inout Resolver) { resolver.addField(label, field, prompt: prompt) }

  public static func reach(within depth: Int) -> NodeReach { .drawing }
}
