extension Node {
  /// Asks, when the person goes back from the screen the node is on, whether the screen may be left.
  ///
  /// ```swift
  /// FormFields(draft: $draft)
  ///   .backGuard {
  ///     isExplaining = draft != saved
  ///     return draft == saved
  ///   }
  /// ```
  /// - Asked are the way back in the title bar, `Session.back()`, `Session.back(to:)` and `dismiss()`; code that
  ///   changes the path itself is not, so that a router can always leave.
  /// - A refusal leaves the path as it is, is logged as `Event.refusedBack`, and fails the session's verb with
  ///   `DriveError.Reason.refusedBack`. A tap on a button whose action calls `dismiss()` has done what it is for, so
  ///   it does not fail.
  /// - Going back over several screens asks them from the top down and leaves all of them or none: the first screen
  ///   that refuses ends the asking. A screen that stays, because only screens above it are left, is not asked.
  /// - All guards of one screen are asked, in tree order, even after one refused: each may show what it waits for.
  ///   Before them come those in a stack within the screen, from its top down.
  /// - A guard may change state. If it changes the path, that is what happens, and nothing else is popped. Going back
  ///   from within a guard does nothing.
  /// - At a root, and outside every stack, there is nowhere to go back to: the guard is not asked.
  ///
  /// - Parameter mayLeave: says `true` where the screen may be left.
  public func backGuard(_ mayLeave: @escaping () -> Bool) -> some Node {
    GuardedNode(content: self, mayLeave: mayLeave)
  }

  /// Refuses to be left while a condition holds, and runs an action then, such as one that shows a question.
  ///
  /// ```swift
  /// .backGuard(while: draft != saved) { isAsking = true }
  /// ```
  /// The condition is evaluated at the moment of asking, so that an action may change what it depends on and call
  /// `dismiss()` right after.
  public func backGuard(
    while isHeld: @autoclosure @escaping () -> Bool, refused: @escaping () -> Void
  ) -> some Node {
    GuardedNode(content: self) {
      guard isHeld() else { return true }
      refused()
      return false
    }
  }
}

private struct GuardedNode<Content: Node>: PrimitiveNode {
  let content: Content
  let mayLeave: () -> Bool

  func resolve(into resolver: inout Resolver) {
    resolver.store.backGuards.add(mayLeave, on: resolver.screen)
    content.resolve(into: &resolver)
  }
}
