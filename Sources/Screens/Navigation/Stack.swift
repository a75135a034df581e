import ScreensLayout

/// A navigation stack: shows its root, or the screen of the last value on its path.
///
/// ```swift
/// Stack(path: $router.path) {
///   LinkNode("Profile", value: Destination.profile)
///     .title("Main Menu")
///     .destination(for: Destination.self) { destination in … }
/// }
/// ```
/// ```
/// ╭──────────────────────────────────────╮
/// │              Main Menu               │
/// ├──────────────────────────────────────┤
/// │                                      │
/// │ Profile                            › │
/// │                                      │
/// ╰──────────────────────────────────────╯
/// ```
public struct Stack<Root: Node>: PrimitiveNode {
  private let access: PathAccess?
  private let root: Root
  /// The value its root shows, where something else than a path chooses that.
  var chosen: PathEntry?

  /// A stack that keeps its own path.
  public init(@NodeBuilder root: () -> Root) {
    access = nil
    self.root = root()
  }

  /// A stack over a path of one type, which the author owns (N10).
  public init<Path>(path: Binding<Path>, @NodeBuilder root: () -> Root)
  where
    Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Path.Element: Hashable
  {
    access = PathAccess(path)
    self.root = root()
  }

  /// A stack over a path of values of any types, which the author owns (N10).
  public init(path: Binding<StackPath>, @NodeBuilder root: () -> Root) {
    access = PathAccess(path)
    self.root = root()
  }

  public func resolve(into resolver: inout Resolver) {
    resolver.scoped(.node(ObjectIdentifier(Self.self))) { resolver in
      let identity = resolver.identityNumber()
      let access = access ?? PathAccess(resolver.ownPath(identity))
      let scope = StackScope(
        identity: identity, access: access, recorder: resolver.store.recorder,
        guards: resolver.store.backGuards,
        isVisible: !resolver.isCovered && !resolver.isHidden,
        nesting: resolver.screen.stack.map { $0.nesting + 1 } ?? 0, chosen: chosen)
      resolver.noteNesting(in: resolver.screen)
      resolver.stacks.append(scope)
      resolver.store.backGuards.add(scope, on: resolver.screen)
      resolver.addStack(scope, root: root)
    }
  }
}

extension Resolver {
  /// The path a stack keeps in the session's state.
  fileprivate func ownPath(_ identity: Int) -> Binding<StackPath> {
    let store = store
    let link = store.identities.link(identity, property: 0) {
      StateCell(StackPath(), store: store)
    }
    let cell = unsafeDowncast(link, to: StateCell<StackPath>.self)
    return Binding(get: { cell.value }, set: { cell.set($0) })
  }

  /// Whether something around hides what is added now.
  fileprivate var isHidden: Bool {
    var element = tree.enclosing
    while element >= 0 {
      if case .hidden = tree.elements[element] { return true }
      element = Int(tree.parents[element])
    }
    return false
  }

  /// A stack directly inside a pushed screen is most often a mistake (N9).
  fileprivate mutating func noteNesting(in outer: ScreenScope) {
    if outer.stack != nil, let entry = outer.entry { diagnostics.add(.nestedStack(entry)) }
  }
}
