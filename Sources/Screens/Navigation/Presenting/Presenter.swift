/// Presents something as long as state says so, and notices when it is gone.
struct Presenter<Content: Node>: PrimitiveNode {
  let content: Content
  let kind: Presentation.Kind
  var title: String?
  let isPresented: () -> Bool
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  let presented: (inout Resolver) -> Void
  /// Tells one item from the next, each with state of its own.
  var itemID: () -> AnyHashable? = { nil }

  func resolve(into resolver: inout Resolver) {
    resolver.scoped(.node(ObjectIdentifier(Self.self))) { resolver in
      resolver.noteEnd(of: isPresented(), onDismiss)
      if isPresented() {
        let item = itemID()
        resolver.scoped(.presented(item)) { resolver in
          resolver.present(kind, title: title, item: item, dismiss: dismiss, content: presented)
        }
      }
      content.resolve(into: &resolver)
    }
  }
}

extension Resolver {
  /// Runs `action` when what was presented at the render before is no more.
  fileprivate mutating func noteEnd(of isPresented: Bool, _ action: (() -> Void)?) {
    guard let action else { return }
    let identity = identityNumber()
    let before = store.identities[memory: identity] as? Bool ?? false
    store.identities[memory: identity] = isPresented
    if before, !isPresented {
      lifecycle.add(LifecycleList.Change(node: evaluatedName, perform: action))
    }
  }
}
