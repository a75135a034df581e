import ScreensCanvas

extension Node {
  /// Names the screen the node is on; of several titles the first in tree order counts (N29).
  public func title(_ title: String) -> some Node {
    ScreenTrait(content: self) { screen in
      if screen.title == nil { screen.title = CleanText.oneLine(title) }
    }
  }

  /// Sets what the screen above this one shows as its way back, instead of this screen's title (N29).
  public func backTitle(_ title: String) -> some Node {
    ScreenTrait(content: self) { screen in
      if screen.backTitle == nil { screen.backTitle = CleanText.oneLine(title) }
    }
  }
}

/// Says something about the screen a node is on.
private struct ScreenTrait<Content: Node>: PrimitiveNode {
  let content: Content
  let note: (ScreenScope) -> Void

  func resolve(into resolver: inout Resolver) {
    note(resolver.screen)
    content.resolve(into: &resolver)
  }

  static func reach(within depth: Int) -> NodeReach { max(.naming, Content.reach(within: depth)) }
}
