import ScreensCanvas

extension Node {
  /// Names the screen the node is on; of several titles the first in tree order counts (N29).
  @inlinable
  public func title(_ title: String) -> some Node { ScreenTrait(content: self, trait: .title(title)) }

  /// Sets what the screen above this one shows as its way back, instead of this screen's title (N29).
  @inlinable
  public func backTitle(_ title: String) -> some Node { ScreenTrait(content: self, trait: .backTitle(title)) }
}

/// Says something about the screen a node is on.
@usableFromInline
struct ScreenTrait<Content: Node>: PrimitiveNode {
  @usableFromInline
  enum Trait {
    case title(String)
    case backTitle(String)
  }

  @usableFromInline let content: Content
  @usableFromInline let trait: Trait

  @inlinable
  init(content: Content, trait: Trait) {
    self.content = content
    self.trait = trait
  }

  @usableFromInline var body: Never { fatalError("A primitive has no body.") }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    switch trait {
    case .title(let title): resolver.note(title: title)
    case .backTitle(let title): resolver.note(backTitle: title)
    }
    content.resolve(into: &resolver)
  }

  @usableFromInline
  static func reach(within depth: Int) -> NodeReach { max(.naming, Content.reach(within: depth)) }
}

extension Resolver {
  @usableFromInline
  func note(title: String) {
    if screen.title == nil { screen.title = CleanText.oneLine(title) }
  }

  @usableFromInline
  func note(backTitle title: String) {
    if screen.backTitle == nil { screen.backTitle = CleanText.oneLine(title) }
  }
}
