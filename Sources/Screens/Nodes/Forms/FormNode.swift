/// Controls below each other, as wide as there is room; sections in it are apart by a blank row.
///
/// ```
/// Account
///   Email
///   [ada@example.com                  ]
///   Newsletter                      [x]
/// ```
public struct FormNode<Content: Node>: Node {
  private let content: Content

  public init(@NodeBuilder content: () -> Content) { self.content = content() }

  public var body: some Node { ListNode { content } }
}
