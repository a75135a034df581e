import ScreensLayout

extension Node {
  /// Puts items into the bars of the screen the node is on; they are not there on screens above it.
  ///
  /// ```swift
  /// Notes()
  ///   .title("Notes")
  ///   .toolbar {
  ///     ToolbarItem(.leading) { ButtonNode("Edit") { … } }
  ///     ToolbarItem(.trailing) { ButtonNode("Add") { … } }
  ///     ToolbarItem(.bottom) { TextNode("3 notes") }
  ///   }
  /// ```
  /// ```
  /// ╭──────────────────────────────────────╮
  /// │ [ Edit ]        Notes        [ Add ] │
  /// ├──────────────────────────────────────┤
  /// │                                      │
  /// │ Milk                               › │
  /// │                                      │
  /// ├──────────────────────────────────────┤
  /// │               3 notes                │
  /// ╰──────────────────────────────────────╯
  /// ```
  /// Where a title bar has too little room, the way back is shortened first; then the items get a row of their own;
  /// the title is cut last (N29). Several toolbars on one screen add up.
  public func toolbar(@ToolbarBuilder items: () -> [ToolbarItem]) -> some Node {
    ToolbarNode(content: self, items: items())
  }
}

private struct ToolbarNode<Content: Node>: PrimitiveNode {
  let content: Content
  let items: [ToolbarItem]

  func resolve(into resolver: inout Resolver) {
    var toolbar = ScreenToolbar()
    resolver.scoped(.attached(0)) { resolver in
      for item in items {
        resolver.scoped(.explicit(AnyHashable(item.place))) { resolver in
          if let elements = resolver.elements(of: item) { toolbar.append(elements, item.placement) }
        }
      }
    }
    resolver.identity.advance()
    content.resolve(into: &resolver)
    // What is written first, further inside, comes first.
    resolver.screen.toolbar.append(toolbar)
  }
}

/// The items of one screen, resolved where they were declared and kept for its bars.
struct ScreenToolbar {
  var leading: [Subtree] = []
  var trailing: [Subtree] = []
  var bottom: [Subtree] = []

  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty && bottom.isEmpty }

  mutating func append(_ item: Subtree, _ placement: ToolbarPlacement) {
    switch placement {
    case .leading: leading.append(item)
    case .trailing: trailing.append(item)
    case .bottom: bottom.append(item)
    }
  }

  mutating func append(_ other: ScreenToolbar) {
    leading += other.leading
    trailing += other.trailing
    bottom += other.bottom
  }
}

extension Resolver {
  /// Resolves an item in the environment of the node that declares it, and takes it out of the tree again.
  fileprivate mutating func elements(of item: ToolbarItem) -> Subtree? {
    let outerArea = area
    area = nil
    let elements = detached { resolver in
      resolver.withEnvironment {
        $0.stackAxis = .horizontal
        $0.selection = nil
      } _: {
        item.resolve(&$0)
      }
    }
    area = outerArea
    return elements
  }

  /// What `content` adds, taken out of the tree; `nil` for nothing.
  private mutating func detached(_ content: (inout Resolver) -> Void) -> Subtree? {
    let (mark, start, firstControl) = (tree.mark, tree.count, controls.count)
    content(&self)
    guard tree.count > start else { return nil }
    let all = tree
    let subtree = Subtree(tree: all, range: start..<all.count, controls: Array(controls[firstControl...]))
    controls.removeLast(controls.count - firstControl)
    tree.removeAll(since: mark)
    // The texts stay: the item comes back.
    tree.text = all.text
    return subtree
  }
}
