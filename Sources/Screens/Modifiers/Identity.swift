import ScreensLayout

extension Node {
  /// Gives the node an identity of its own: another id is a node with fresh state (N21, N22).
  public func id<ID: Hashable>(_ id: ID) -> some Node { Identified(content: self, id: AnyHashable(id)) }
}

private struct Identified<Content: Node>: PrimitiveNode {
  let content: Content
  let id: AnyHashable

  func resolve(into resolver: inout Resolver) {
    let (count, start) = (resolver.controls.count, resolver.tree.count)
    resolver.scoped(.explicit(id)) { content.resolve(into: &$0) }
    for index in count..<resolver.controls.count {
      let element = Int(resolver.controls[index].element)
      if let picker = resolver.controls[index].picker,
        resolver.tree.picker(around: element).map({ $0 >= start }) ?? false
      {
        picker.identifier = picker.identifier ?? "\(id.base)"
      } else if resolver.controls[index].identifier == nil {
        resolver.controls[index].identifier = "\(id.base)"
      }
    }
    if resolver.notesAreas { resolver.noteArea(.marked, "\(id.base)", around: count) }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}
