import ScreensCanvas
import ScreensLayout

extension Resolver {
  /// Resolves the root and then every element of the path from the bottom up; only the last one stays (N1).
  mutating func addStack<Root: Node>(_ scope: StackScope, root: Root) {
    let takesDevice = standsAlone
    if takesDevice { takeArea() }
    let device = environment.device
    let insets = takesDevice ? device.insets : EdgeInsets()
    let (outerScreen, outerArea, outerEnvironment) = (screen, area, environment)
    area = nil
    environment.stackAxis = nil
    environment.screenDepth = 0
    tree.open(
      .stack(
        StackElement(axis: .vertical, spacing: 0, horizontal: .leading, vertical: .top, group: .screen)))
    let (start, firstControl) = (tree.count, controls.count)
    var depth = 0
    while addScreen(at: depth, of: scope, root: root, insets: insets, takesDevice: takesDevice) { depth += 1 }
    addBar(
      before: start, title: screen.title, back: backControl(of: scope), toolbar: screen.toolbar,
      insets: insets, joinsBorder: takesDevice && device.isFramed)
    markDeadLinks(of: scope, from: start)
    noteArea(.screen, screen.title ?? "", around: firstControl)
    tree.close()
    (screen, area, environment) = (outerScreen, outerArea, outerEnvironment)
  }

  /// Resolves one screen of a stack; says whether there is one above it, so that it is covered.
  private mutating func addScreen<Root: Node>(
    at depth: Int, of scope: StackScope, root: Root, insets: EdgeInsets, takesDevice: Bool
  ) -> Bool {
    let marks = (
      tree: tree.mark, control: controls.count, presence: lifecycle.visible.count, stack: stacks.count,
      window: windows.count, presentation: presentation
    )
    let isValue = depth <= scope.entries.count
    let raised = isValue ? nil : scope.raised[depth - scope.entries.count - 1]
    screen = ScreenScope(
      depth: depth, stack: scope, entry: depth == 0 || !isValue ? nil : scope.entries[depth - 1],
      label: raised?.name)
    scope.screens.append(screen)
    let isBelowValue = depth < scope.entries.count
    if isBelowValue, keepsDeepScreen(of: scope) { return true }
    if isBelowValue { beginCovered() }
    onScreen(of: scope, raised) { resolver in
      let identity = resolver.identityNumber()
      // The screen itself comes and goes before what is on it.
      resolver.lifecycle.add(.screen(resolver.screen, identity: identity))
      if takesDevice { resolver.scrolledScreen = identity }
      resolver.addScreenArea(insets: insets, of: takesDevice ? identity : nil) { resolver in
        if let raised {
          raised.content(&resolver)
        } else if let entry = resolver.screen.entry {
          resolver.addScreen(entry, of: scope)
        } else {
          root.resolve(into: &resolver)
        }
      }
    }
    if isBelowValue { endCovered() }
    scope.raise(screen.raised)
    guard isBelowValue || depth < scope.entries.count + scope.raised.count else { return false }
    // What a covered screen registers and is called counts; what it shows does not.
    tree.removeAll(since: marks.tree)
    controls.removeLast(controls.count - marks.control)
    windows.removeLast(windows.count - marks.window)
    lifecycle.hide(after: marks.presence)
    presentation = marks.presentation
    for stack in stacks[marks.stack...] { stack.isVisible = false }
    return true
  }

  /// Whether the screen can stay as it was resolved before: it is beneath the one that the way back is called by, and
  /// its type says that nothing but its state counts.
  private mutating func keepsDeepScreen(of scope: StackScope) -> Bool {
    guard screen.depth < scope.entries.count - 1, let entry = screen.entry,
      let registration = scope.registration(for: entry.type), registration.reach < .screen
    else { return false }
    let step = IdentityStep.screen(ObjectIdentifier(entry.type), generation: entry.generation)
    return store.identities.keepScreen(
      in: scope.identity, at: identity.currentPosition, depth: screen.depth, step)
  }

  /// Runs `body` where the state of the screen belongs.
  private mutating func onScreen(
    of scope: StackScope, _ raised: RaisedScreen?, _ body: (inout Resolver) -> Void
  ) {
    let (depth, entry) = (screen.depth, screen.entry)
    guard depth > 0 else { return scoped(.branch(0), body) }
    withEnvironment {
      $0.dismiss = DismissAction { scope.pop(to: depth - 1) }
      $0.screenDepth = depth
    } _: { resolver in
      if let raised { return resolver.scoped(.presented(AnyHashable(raised.identity)), body) }
      guard let entry else { return }
      // The place on the path tells apart equal values (N19); the type and its generation decide what stays (N22).
      resolver.scoped(.index(depth)) { resolver in
        resolver.scoped(.screen(ObjectIdentifier(entry.type), generation: entry.generation), body)
      }
    }
  }

  private mutating func addScreen(_ entry: PathEntry, of scope: StackScope) {
    if let registration = scope.registration(for: entry.type) {
      registration.resolve(entry.value, &self)
    } else {
      addMissingScreen(of: entry, depth: screen.depth, in: scope)
    }
  }

  private func backControl(of scope: StackScope) -> BackControl? {
    guard let label = scope.backLabel else { return nil }
    let depth = scope.screens.count - 2
    return BackControl(label: label) { scope.pop(to: depth) }
  }
}
