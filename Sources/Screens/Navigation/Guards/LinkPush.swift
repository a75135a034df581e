/// What a link put on a path, and what it wants done when that has left the path.
struct LinkPush {
  /// The identity of the stack.
  let stack: Int
  /// The place on the path, from 0.
  let index: Int
  let entry: PathEntry
  /// The node that has the link, for diagnostics.
  let node: String
  let popped: () -> Void
}

extension LinkNode {
  /// Runs an action when the screen that this link pushed has left the path.
  ///
  /// ```swift
  /// LinkNode("Edit", value: Route.edit(id)).onPop { reload() }
  /// ```
  /// It is told as `onPop(of:)` is, and before it; not of equal values that something else pushed. The link need not
  /// be there any more.
  public func onPop(_ action: @escaping () -> Void) -> LinkNode {
    var link = self
    link.popped = action
    return link
  }
}

extension StackScope {
  /// Appends one value to the path, unless that is not what it was when the link was drawn: of two taps on links of
  /// one picture only the first counts.
  func push(_ entry: PathEntry, node: String, popped: (() -> Void)?) {
    guard access.read().isSame(as: entries) else { return }
    push(entry)
    let now = access.read()
    guard let popped, now.count == entries.count + 1, now[entries.count].isSame(as: entry) else { return }
    recorder.note(
      LinkPush(stack: identity, index: entries.count, entry: entry, node: node, popped: popped))
  }
}
