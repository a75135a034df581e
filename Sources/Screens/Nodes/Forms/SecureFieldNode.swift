/// A line of text that nobody is to read: one bullet for each character.
///
/// ```
/// Password
/// [••••••••                           ]
/// ```
/// The text is on no screen and in no `Control`; a session types into it as into any other field.
public struct SecureFieldNode: PrimitiveNode {
  private let label: String
  private let field: FieldText
  private let prompt: String?

  public init(_ label: String, text: Binding<String>, prompt: String? = nil) {
    self.label = label
    self.prompt = prompt
    field = FieldText(text: text, isSecret: true)
  }

  public func resolve(into resolver: inout Resolver) { resolver.addField(label, field, prompt: prompt) }

  public static func reach(within depth: Int) -> NodeReach { .drawing }
}
