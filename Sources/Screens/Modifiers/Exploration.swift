/// Whether an exploration acts on the controls of a node.
public enum ExplorationChoice: Hashable, Sendable {
  /// They are left alone, and not missed in the coverage.
  case ignored
}

extension Node {
  /// Keeps the controls of the node out of explorations: those with an effect outside of the app, such as a call,
  /// and those that go on without an end.
  ///
  /// ```swift
  /// ButtonNode("Call Us") { phone.call("555-0100") }.exploration(.ignored)
  /// ```
  public func exploration(_ choice: ExplorationChoice) -> some Node {
    ExplorationChosen(content: self, choice: choice)
  }
}

private struct ExplorationChosen<Content: Node>: PrimitiveNode {
  let content: Content
  let choice: ExplorationChoice

  func resolve(into resolver: inout Resolver) {
    let first = resolver.controls.count
    content.resolve(into: &resolver)
    for index in first..<resolver.controls.count { resolver.controls[index].isIgnored = choice == .ignored }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}
