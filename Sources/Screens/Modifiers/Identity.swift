import ScreensLayout

extension Node {
  /// Gives the node an identity of its own: another id is a node with fresh state (N21, N22).
  public func id<ID: Hashable>(_ id: ID) -> some Node { Identified(content: self, id: AnyHashable(id)) }

  /// Names a row for the selection of the list around it.
  public func tag<Value: Hashable>(_ value: Value) -> some Node {
    Tagged(content: self, tag: AnyHashable(value))
  }
}

private struct Identified<Content: Node>: PrimitiveNode {
  let content: Content
  let id: AnyHashable

  func resolve(into resolver: inout Resolver) {
    let count = resolver.controls.count
    resolver.scoped(.explicit(id)) { content.resolve(into: &$0) }
    for index in count..<resolver.controls.count where resolver.controls[index].identifier == nil {
      resolver.controls[index].identifier = "\(id.base)"
    }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

private struct Tagged<Content: Node>: PrimitiveNode {
  let content: Content
  let tag: AnyHashable

  func resolve(into resolver: inout Resolver) {
    guard let selection = resolver.environment.selection else { return content.resolve(into: &resolver) }
    let isSelected = selection.isSelected(tag)
    let place = resolver.addControl(.row) { resolver in
      resolver.tree.open(.stack(StackElement(axis: .horizontal, spacing: 1)))
      resolver.addMark(isSelected ? "(\(resolver.text(of: resolver.marks.selected)))" : "( )")
      resolver.withEnvironment {
        $0.selection = nil
        $0.stackAxis = .horizontal
      } _: {
        content.resolve(into: &$0)
      }
      resolver.tree.close()
    }
    guard let control = place?.control else { return }
    resolver.controls[control].isSelected = isSelected
    resolver.controls[control].perform = { [tag] in selection.select(tag) }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}
