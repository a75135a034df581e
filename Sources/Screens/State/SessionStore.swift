/// What a session keeps from one render to the next.
final class SessionStore {
  var identities = IdentityTable()
  private var layouts: [ObjectIdentifier: NodeLayout] = [:]
  let recorder = WriteRecorder()
  let backGuards = BackGuards()
  /// Nodes are being evaluated; state must not change now.
  var isResolving = false
  /// State was changed while nodes were being evaluated.
  private(set) var changedWhileResolving = false

  func layout<Content: Node>(of node: Content) -> NodeLayout {
    let type = ObjectIdentifier(Content.self)
    if let layout = layouts[type] { return layout }
    let layout = NodeLayout(node)
    layouts[type] = layout
    return layout
  }

  func noteStateChange() {
    if isResolving { changedWhileResolving = true }
  }

  /// Whether state was changed since the last call.
  func takeChangeWhileResolving() -> Bool {
    defer { changedWhileResolving = false }
    return changedWhileResolving
  }
}
