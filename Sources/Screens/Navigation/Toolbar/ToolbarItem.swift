/// Something in the bars of the screen that declares it.
///
/// ```swift
/// ToolbarItem(.trailing) { ButtonNode("Edit") { isEditing = true } }
/// ```
public struct ToolbarItem {
  let placement: ToolbarPlacement
  /// Where in the builder's closure it stands, so that its state stays with it.
  private(set) var place: [Int] = []
  let resolve: (inout Resolver) -> Void

  public init<Content: Node>(
    _ placement: ToolbarPlacement = .trailing, @NodeBuilder content: () -> Content
  ) {
    let content = content()
    self.placement = placement
    resolve = { content.resolve(into: &$0) }
  }

  func inside(_ step: Int) -> ToolbarItem {
    var item = self
    item.place.insert(step, at: 0)
    return item
  }
}

/// Where in a screen's bars an item stands.
public enum ToolbarPlacement: Hashable, Sendable, CaseIterable {
  /// In the title bar, behind the way back.
  case leading
  /// In the title bar, at its far end.
  case trailing
  /// In a row of its own under the content.
  case bottom
}

/// Builds the items of a toolbar from a closure with `if`, `switch` and `for` in it.
@resultBuilder
public enum ToolbarBuilder {
  public static func buildExpression(_ item: ToolbarItem) -> [ToolbarItem] { [item] }

  public static func buildBlock(_ parts: [ToolbarItem]...) -> [ToolbarItem] { buildArray(parts) }

  public static func buildOptional(_ items: [ToolbarItem]?) -> [ToolbarItem] { items ?? [] }

  public static func buildEither(first items: [ToolbarItem]) -> [ToolbarItem] { items.map { $0.inside(1) } }

  public static func buildEither(second items: [ToolbarItem]) -> [ToolbarItem] { items.map { $0.inside(2) } }

  public static func buildArray(_ parts: [[ToolbarItem]]) -> [ToolbarItem] {
    parts.enumerated().flatMap { index, items in items.map { $0.inside(index) } }
  }

  public static func buildLimitedAvailability(_ items: [ToolbarItem]) -> [ToolbarItem] { items }
}
