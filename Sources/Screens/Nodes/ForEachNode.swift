/// One node for each element of a collection, with state that follows the element's id.
public struct ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: Node>: PrimitiveNode {
  @usableFromInline let data: Data
  @usableFromInline let id: (Data.Element) -> ID
  @usableFromInline let content: (Data.Element) -> Content
  /// The elements are their own ids, none of them twice.
  @usableFromInline let isRange: Bool

  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @NodeBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
    isRange = false
  }

  @inlinable
  public func resolve(into resolver: inout Resolver) {
    if resolver.leavesOut(Content.self) { return }
    if resolver.fixesRowHeight { return resolveRows(into: &resolver) }
    if resolver.notesAreas { return resolveNotingAreas(into: &resolver) }
    for element in data {
      let outer = resolver.enter(step(for: element))
      content(element).resolve(into: &resolver)
      resolver.leave(to: outer)
    }
  }

  @usableFromInline
  func resolveNotingAreas(into resolver: inout Resolver) {
    for element in data {
      resolver.notingElement(id(element)) { resolver in
        let outer = resolver.enter(step(for: element))
        content(element).resolve(into: &resolver)
        resolver.leave(to: outer)
      }
    }
  }

  @inlinable
  func step(for element: Data.Element) -> IdentityStep {
    let id = id(element)
    // An integer needs no box.
    if ID.self == Int.self { return .index(unsafeBitCast(id, to: Int.self)) }
    return .explicit(AnyHashable(id))
  }

  public static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

extension ForEachNode where Data.Element: Identifiable, ID == Data.Element.ID {
  @inlinable
  public init(_ data: Data, @NodeBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = { $0.id }
    self.content = content
    isRange = false
  }
}

extension ForEachNode where Data == Range<Int>, ID == Int {
  @inlinable
  public init(_ data: Range<Int>, @NodeBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
    isRange = true
  }
}
