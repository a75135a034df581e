/// Something at the end of a row, with its label at the start.
///
/// ```
/// Version                         1.4.2
/// ```
public struct LabeledNode<Content: Node>: Node {
  private let label: String
  private let content: Content

  public init(_ label: String, @NodeBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public var body: some Node {
    HStackNode {
      TextNode(label)
      SpacerNode()
      content
    }
  }
}

extension LabeledNode where Content == TextNode {
  public init(_ label: String, value: String) {
    self.init(label) { TextNode(value) }
  }
}
