/// How an app opens what its links lead to.
struct LinkHandler {
  let links: Links
  let whilePresenting: WhilePresenting
  /// Whether the app is there already.
  let isThere: (LinkTarget) -> Bool
  /// Writes the target to the app's bindings.
  let open: (LinkTarget) -> Void
}

extension Node {
  /// Opens links by writing the whole back stack to a path: `session.open("shop://product/7")`.
  ///
  /// `whilePresenting` says what to do while a sheet, a cover, an alert or a dialog is up.
  public func links(
    _ links: Links, path: Binding<StackPath>, whilePresenting: WhilePresenting = .refuse
  ) -> some Node {
    Opening(
      content: self,
      handler: LinkHandler(
        links: links, whilePresenting: whilePresenting, isThere: { path.wrappedValue == $0.path },
        open: { path.wrappedValue = $0.path }))
  }

  /// Opens links by writing the whole back stack to a path of one type; values of other types are left out.
  public func links<Destination: Hashable>(
    _ links: Links, path: Binding<[Destination]>, whilePresenting: WhilePresenting = .refuse
  ) -> some Node {
    Opening(
      content: self,
      handler: LinkHandler(
        links: links, whilePresenting: whilePresenting,
        isThere: { path.wrappedValue == $0.path.elements(of: Destination.self) },
        open: { path.wrappedValue = $0.path.elements(of: Destination.self) }))
  }

  /// Opens links by selecting a tab and writing the whole back stack to the path of that tab.
  ///
  /// A target without a tab is opened in the selected one; a tab of another type than `Tab` is ignored.
  public func links<Tab: Hashable>(
    _ links: Links, tab: Binding<Tab>, whilePresenting: WhilePresenting = .refuse,
    path: @escaping (Tab) -> Binding<StackPath>
  ) -> some Node {
    let wanted = { (target: LinkTarget) in target.tab?.base as? Tab ?? tab.wrappedValue }
    return Opening(
      content: self,
      handler: LinkHandler(
        links: links, whilePresenting: whilePresenting,
        isThere: { wanted($0) == tab.wrappedValue && path(wanted($0)).wrappedValue == $0.path },
        open: { target in
          let wanted = wanted(target)
          if tab.wrappedValue != wanted { tab.wrappedValue = wanted }
          path(wanted).wrappedValue = target.path
        }))
  }
}

private struct Opening<Content: Node>: PrimitiveNode {
  let content: Content
  let handler: LinkHandler

  func resolve(into resolver: inout Resolver) {
    // The outermost one opens for the whole app.
    if resolver.linkHandler == nil { resolver.linkHandler = handler }
    content.resolve(into: &resolver)
  }
}
