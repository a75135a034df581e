import ScreensLayout

/// A node with one element around it; each node of a group gets its own.
@usableFromInline
struct Wrapped<Content: Node>: PrimitiveNode {
  @usableFromInline let content: Content
  @usableFromInline let wrapper: Wrapper

  @inlinable
  init(content: Content, wrapper: Wrapper) {
    self.content = content
    self.wrapper = wrapper
  }

  @usableFromInline var body: Never { fatalError("A primitive has no body.") }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    let index = resolver.open(wrapper)
    content.resolve(into: &resolver)
    resolver.closeWrapper(index)
  }

  @usableFromInline
  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

/// A node in another environment.
@usableFromInline
struct InEnvironment<Content: Node>: PrimitiveNode {
  @usableFromInline let content: Content
  @usableFromInline let change: (inout EnvironmentValues) -> Void

  @inlinable
  init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  @usableFromInline var body: Never { fatalError("A primitive has no body.") }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    let outer = resolver.enterEnvironment(change)
    content.resolve(into: &resolver)
    resolver.leaveEnvironment(to: outer)
  }

  @usableFromInline
  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

extension Resolver {
  /// Adds `element` around what `content` adds; around each of them where it adds several, and nothing around none.
  mutating func wrap(_ element: Element, _ content: (inout Resolver) -> Void) {
    let index = openWrapper(element)
    content(&self)
    closeWrapper(index)
  }

  @usableFromInline
  mutating func open(_ wrapper: Wrapper) -> Int { openWrapper(wrapper.element(&self)) }

  private mutating func openWrapper(_ element: Element) -> Int {
    tree.open(element, style: styleNumber)
    return tree.count - 1
  }

  @usableFromInline
  mutating func closeWrapper(_ index: Int) {
    tree.close()
    guard index < tree.count, index + 1 >= tree.count || tree.ends[index + 1] != tree.ends[index] else {
      return
    }
    let starts = tree.distribute(index)
    guard let first = starts.first else { return }
    for control in controls.indices where Int(controls[control].element) >= first {
      let element = Int(controls[control].element)
      controls[control].element += Int32(starts.lastIndex { $0 <= element } ?? 0)
    }
  }
}
