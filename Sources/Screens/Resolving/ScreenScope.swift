/// One screen while it is resolved: the root of a stack, a pushed screen, or the whole where there is no stack.
final class ScreenScope {
  /// 0 for the root, then the number of path elements beneath.
  let depth: Int
  /// The stack the screen is in; `nil` for the whole.
  ///
  /// Weak, because the stack holds its screens.
  private(set) weak var stack: StackScope?
  /// What the path holds for it; `nil` for a root.
  let entry: PathEntry?
  /// The first title in tree order (N29).
  var title: String?
  /// What the screen above shows as its way back, where it is not the title.
  var backTitle: String?
  /// The number of elements before it, once its content is being resolved.
  var start = -1
  /// The nodes and branches around its first element.
  var kind = ScreenKind()
  /// Screens that state pushes over the values, from this one.
  var raised: [RaisedScreen] = []
  /// What is in its bars besides.
  var toolbar = ScreenToolbar()
  /// What it is called where it has no title: by its tab, or by the state that shows it.
  var label: String?

  init(depth: Int, stack: StackScope?, entry: PathEntry? = nil, label: String? = nil) {
    self.depth = depth
    self.stack = stack
    self.entry = entry
    self.label = label
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
