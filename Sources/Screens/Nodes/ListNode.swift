import ScreensLayout

/// Rows below each other, as wide as there is room.
///
/// ```
/// Fruit
///   Apple                             ›
///   Cherry                            ›
///
/// Bread
///   Rye                               ›
/// ```
/// With a selection, each row with a `.tag(_:)` can be chosen: `(•) One`, `( ) Two`.
public struct ListNode<Content: Node>: PrimitiveNode {
  private let separators: Bool
  private let selection: TagSelection?
  private let content: Content

  /// Rows, with a line between them where `separators` is true.
  public init(separators: Bool = false, @NodeBuilder content: () -> Content) {
    self.separators = separators
    selection = nil
    self.content = content()
  }

  public init<Value: Hashable>(
    selection: Binding<Value?>, separators: Bool = false, @NodeBuilder content: () -> Content
  ) {
    self.separators = separators
    self.selection = TagSelection(selection)
    self.content = content()
  }

  public func resolve(into resolver: inout Resolver) {
    resolver.withEnvironment {
      $0.selection = selection
      $0.stackAxis = .vertical
      $0.rows?.hasSeparators = separators
    } _: { resolver in
      var column = StackElement(
        axis: .vertical, spacing: separators ? 1 : 0, horizontal: .leading, vertical: .top, group: .list)
      column.fillsWidth = true
      column.drawsRules = separators
      let (start, firstControl) = (resolver.tree.count, resolver.controls.count)
      resolver.tree.open(.stack(column), style: resolver.styleNumber)
      content.resolve(into: &resolver)
      resolver.noteRows(of: start, around: firstControl)
      resolver.tree.close()
    }
  }
}
