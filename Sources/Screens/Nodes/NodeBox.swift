/// Keeps a node whose type is not known.
///
/// Nodes within nodes go one after the other and not one within the other: there may be more of them than the call
/// stack has room for.
final class NodeBox {
  private var node: (any Node)?
  var content: any Node { node! }

  init(_ content: any Node) { node = content }

  deinit {
    if let outermost = ReleasedNodes.current {
      outermost.nodes.append(node!)
      return
    }
    let released = ReleasedNodes()
    ReleasedNodes.current = released
    node = nil
    while released.nodes.popLast() != nil {}
    ReleasedNodes.current = nil
    withExtendedLifetime(released) {}
  }
}
