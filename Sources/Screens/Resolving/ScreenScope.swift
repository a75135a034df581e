/// One screen while it is resolved: the root of a stack, a pushed screen, or the whole where there is no stack.
final class ScreenScope {
  /// 0 for the root, then the number of path elements beneath.
  let depth: Int
  /// The stack the screen is in; `nil` for the whole.
  let stack: StackScope?
  /// What the path holds for it; `nil` for a root.
  let entry: PathEntry?
  /// The first title in tree order (N29).
  var title: String?
  /// What the screen above shows as its way back, where it is not the title.
  var backTitle: String?
  /// What is in its bars besides.
  var toolbar = ScreenToolbar()
  /// What a tab calls it.
  var label: String?

  init(depth: Int, stack: StackScope?, entry: PathEntry? = nil) {
    self.depth = depth
    self.stack = stack
    self.entry = entry
  }

  /// What events call the screen.
  var name: String { title ?? entry?.description ?? label ?? "root" }

  /// Takes over what a part of it, such as the selected one of its tabs, says about its screen.
  func takeTraits(of part: ScreenScope) {
    title = title ?? part.title
    backTitle = backTitle ?? part.backTitle
    toolbar.append(part.toolbar)
  }
}
