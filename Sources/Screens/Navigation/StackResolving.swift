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
    tree.open(.stack(StackElement(axis: .vertical, spacing: 0, horizontal: .leading, vertical: .top)))
    let start = tree.count
    for depth in 0...scope.entries.count {
      let isTop = depth == scope.entries.count
      let (mark, firstControl) = (tree.mark, controls.count)
      screen = ScreenScope(depth: depth, stack: scope, entry: depth == 0 ? nil : scope.entries[depth - 1])
      scope.screens.append(screen)
      if !isTop { lifecycle.covering += 1 }
      onScreen(of: scope) { resolver in
        let identity = resolver.identityNumber()
        // The screen itself comes and goes before what is on it.
        resolver.lifecycle.add(.screen(resolver.screen, identity: identity))
        if takesDevice { resolver.scrolledScreen = identity }
        resolver.addArea(insets: insets, of: takesDevice ? identity : nil) { resolver in
          depth == 0
            ? root.resolve(into: &resolver) : resolver.addScreen(scope.entries[depth - 1], of: scope)
        }
      }
      guard !isTop else { break }
      // What a covered screen registers and is called counts; what it shows does not.
      lifecycle.covering -= 1
      tree.removeAll(since: mark)
      controls.removeLast(controls.count - firstControl)
    }
    addBar(
      before: start, title: screen.title, back: backControl(of: scope), toolbar: screen.toolbar,
      insets: insets, joinsBorder: takesDevice && device.isFramed)
    markDeadLinks(of: scope, from: start)
    tree.close()
    (screen, area, environment) = (outerScreen, outerArea, outerEnvironment)
  }

  /// Runs `body` where the state of the screen belongs.
  private mutating func onScreen(of scope: StackScope, _ body: (inout Resolver) -> Void) {
    guard let entry = screen.entry else { return scoped(.branch(0), body) }
    let depth = screen.depth
    withEnvironment {
      $0.dismiss = DismissAction { scope.pop(to: depth - 1) }
    } _: { resolver in
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
    let depth = scope.entries.count - 1
    return BackControl(label: label) { scope.pop(to: depth) }
  }
}
