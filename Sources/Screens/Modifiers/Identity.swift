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
}

private struct Tagged<Content: Node>: PrimitiveNode {
  let content: Content
  let tag: AnyHashable

  func resolve(into resolver: inout Resolver) {
    guard let selection = resolver.environment.selection else { return content.resolve(into: &resolver) }
    let isSelected = selection.isSelected(tag)
    let index = resolver.tree.count
    resolver.tree.open(.stack(StackElement(axis: .horizontal, spacing: 1)))
    let control = resolver.controls.count
    resolver.controls.append(
      ControlEntry(
        role: .row, element: Int32(index), isEnabled: resolver.environment.isEnabled, isSelected: isSelected,
        perform: { [tag] in selection.select(tag) }))
    resolver.addText(isSelected ? "(•)" : "( )")
    let label = resolver.tree.count
    resolver.withEnvironment {
      $0.selection = nil
      $0.stackAxis = .horizontal
    } _: {
      content.resolve(into: &$0)
    }
    resolver.tree.close()
    if label < resolver.tree.count { resolver.controls[control].label = resolver.tree.label(of: label) }
  }
}
