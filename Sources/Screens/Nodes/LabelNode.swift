/// A symbol and a title.
///
/// ```
/// ⌂ Home
/// ```
public struct LabelNode: Node {
  private let title: String
  private let systemImage: String

  public init(_ title: String, systemImage: String) {
    self.title = title
    self.systemImage = systemImage
  }

  public var body: some Node {
    HStackNode(alignment: .firstTextBaseline, spacing: 1) {
      ImageNode(systemName: systemImage).accessibilityHidden(true)
      TextNode(title)
    }
  }
}
