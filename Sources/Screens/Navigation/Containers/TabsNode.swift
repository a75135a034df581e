/// Several screens of which one is shown, with a bar at the bottom to choose from (N27).
///
/// ```swift
/// TabsNode(selection: $tab) {
///   TabNode("Home", systemImage: "house", value: Tab.home) { Stack { Home() } }
///   TabNode("Search", systemImage: "magnifyingglass", value: Tab.search) { Stack { Search() } }
///   TabNode("Profile", systemImage: "person", value: Tab.profile) { Stack { Profile() } }.badge(3)
/// }
/// ```
/// ```
/// ╭──────────────────────────────────────╮
/// │                 Home                 │
/// ├──────────────────────────────────────┤
/// │                                      │
/// │ News                               › │
/// │                                      │
/// ├──────────────────────────────────────┤
/// │   [⌂ Home]  ⌕ Search  ☺ Profile 3    │
/// ╰──────────────────────────────────────╯
/// ```
/// Every tab keeps its state, its path and its place while another one is shown. Selecting the selected tab again
/// pops its stack to the root. Tabs that don't fit beside each other stand in as many rows as they need:
///
/// ```
/// ├──────────────────┤
/// │[⌂ Home]  ⌕ Search│
/// │   ☺ Profile 3    │
/// ╰──────────────────╯
/// ```
/// A tab without a `Stack` is a screen of its own: its title stands in a bar above it.
public struct TabsNode<Value: Hashable>: PrimitiveNode {
  private let selection: Binding<Value>?
  private let tabs: [TabNode<Value>]

  /// Tabs whose selection the author owns; selecting one writes its value once.
  public init(selection: Binding<Value>, @TabsBuilder<Value> tabs: () -> [TabNode<Value>]) {
    self.selection = selection
    self.tabs = tabs()
  }

  /// Tabs that keep their own selection, which is the first one to begin with.
  public init(@TabsBuilder<Value> tabs: () -> [TabNode<Value>]) {
    selection = nil
    self.tabs = tabs()
  }

  public func resolve(into resolver: inout Resolver) {
    guard let first = tabs.first else { return }
    resolver.scoped(.node(ObjectIdentifier(Self.self))) { resolver in
      let identity = resolver.identityNumber()
      let values = tabs.map(\.value)
      resolver.noteRepeatedTabs(values)
      if let selection {
        let shown = values.firstIndex(of: selection.wrappedValue)
        if shown == nil {
          resolver.diagnostics.add(
            .missingTab(selection.wrappedValue, of: values, instead: first.label.title))
        }
        resolver.addTabs(tabs, shown: shown ?? 0) { selection.wrappedValue = $0 }
      } else {
        let own = resolver.ownState(identity, initial: first.value)
        let shown = values.firstIndex(of: own.value)
        resolver.addTabs(tabs, shown: shown ?? 0) { own.set($0) }
      }
    }
  }
}

extension Resolver {
  /// What a container remembers for itself in the session's state.
  mutating func ownState<Value>(_ identity: Int, property: Int = 0, initial: Value) -> StateCell<Value> {
    let store = store
    let link = store.identities.link(identity, property: property) { StateCell(initial, store: store) }
    return unsafeDowncast(link, to: StateCell<Value>.self)
  }

  fileprivate mutating func noteRepeatedTabs<Value: Hashable>(_ values: [Value]) {
    var seen: Set<Value> = []
    for value in values where !seen.insert(value).inserted { diagnostics.add(.duplicateTab(value)) }
  }
}
