/// A symbol and a title.
///
/// ```
/// ⌂ Home
/// ```
public struct LabelNode: Node {
  @usableFromInline let title: String
  @usableFromInline let systemImage: String

  @inlinable
  public init(_ title: String, systemImage: String) {
    self.title = title
    self.systemImage = systemImage
  }

  @inlinable
  public var body: some Node {
    HStackNode(alignment: .firstTextBaseline, spacing: 1) {
      ImageNode(systemName: systemImage).accessibilityHidden(true)
      TextNode(title)
    }
  }
}
