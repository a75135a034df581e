extension Node {
  /// Shows a sheet over the screen as long as `isPresented` is true.
  ///
  /// The sheet inherits the environment from here (N30) but not the stack: links in it need one of their own (N9).
  /// Nothing beneath can be acted on (N28).
  ///
  /// ```
  /// ╭──────────────────────────────────────╮
  /// │                 Shop                 │
  /// ├──────────────────────────────────────┤
  /// │ ╭──────────────────────────────────╮ │
  /// │ │              Filter              │ │
  /// │ ├──────────────────────────────────┤ │
  /// │ │                                  │ │
  /// │ │ ( ) In stock                     │ │
  /// │ │                                  │ │
  /// │ ╰──────────────────────────────────╯ │
  /// ╰──────────────────────────────────────╯
  /// ```
  public func sheet<Content: Node>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @NodeBuilder content: @escaping () -> Content
  ) -> some Node {
    presenter(.sheet, isPresented, onDismiss, content)
  }

  /// Shows a sheet for `item` as long as it is not `nil`; another item is another sheet with fresh state.
  public func sheet<Item: Identifiable, Content: Node>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @NodeBuilder content: @escaping (Item) -> Content
  ) -> some Node {
    presenter(.sheet, item, onDismiss, content)
  }

  /// Covers the whole screen as long as `isPresented` is true; what is beneath disappears (N23).
  public func cover<Content: Node>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @NodeBuilder content: @escaping () -> Content
  ) -> some Node {
    presenter(.cover, isPresented, onDismiss, content)
  }

  /// Covers the whole screen for `item` as long as it is not `nil`.
  public func cover<Item: Identifiable, Content: Node>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @NodeBuilder content: @escaping (Item) -> Content
  ) -> some Node {
    presenter(.cover, item, onDismiss, content)
  }

  private func presenter<Content: Node>(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some Node {
    Presenter(
      content: self, kind: kind, isPresented: { isPresented.wrappedValue },
      dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
      presented: { content().resolve(into: &$0) })
  }

  private func presenter<Item: Identifiable, Content: Node>(
    _ kind: Presentation.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some Node {
    Presenter(
      content: self, kind: kind, isPresented: { item.wrappedValue != nil },
      dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss, presented: item.resolver(content),
      itemID: { item.wrappedValue.map { AnyHashable($0.id) } })
  }
}

extension Binding {
  /// Resolves the node for the item there is.
  func resolver<Item, Content: Node>(
    _ content: @escaping (Item) -> Content
  ) -> (inout Resolver) -> Void where Value == Item? {
    { resolver in
      if let item = wrappedValue { content(item).resolve(into: &resolver) }
    }
  }
}
