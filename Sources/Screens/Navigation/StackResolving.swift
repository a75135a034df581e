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
      addArea(insets: insets, isDeviceArea: false) { resolver in
        depth == 0
          ? resolver.addRoot(root, of: scope) : resolver.addScreen(scope.entries[depth - 1], of: scope)
      }
      guard !isTop else { break }
      // What a covered screen registers and is called counts; what it shows does not.
      lifecycle.covering -= 1
      tree.removeAll(since: mark)
      controls.removeLast(controls.count - firstControl)
    }
    markDeadLinks(of: scope, from: start)
    addBar(
      before: start, title: screen.title, back: backControl(of: scope),
      joinsBorder: takesDevice && device.isFramed)
    tree.close()
    (screen, area, environment) = (outerScreen, outerArea, outerEnvironment)
  }

  private mutating func addRoot<Root: Node>(_ root: Root, of scope: StackScope) {
    scoped(.branch(0)) { resolver in
      resolver.notePresence()
      root.resolve(into: &resolver)
    }
  }

  private mutating func addScreen(_ entry: PathEntry, of scope: StackScope) {
    let depth = screen.depth
    withEnvironment {
      $0.dismiss = DismissAction { scope.pop(to: depth - 1) }
    } _: { resolver in
      // The place on the path tells apart equal values (N19); the type and its generation decide what stays (N22).
      resolver.scoped(.index(depth)) { resolver in
        resolver.scoped(.screen(ObjectIdentifier(entry.type), generation: entry.generation)) { resolver in
          resolver.notePresence()
          if let registration = scope.registration(for: entry.type) {
            registration.resolve(entry.value, &resolver)
          } else {
            resolver.addMissingScreen(of: entry, depth: depth, in: scope)
          }
        }
      }
    }
  }

  /// The screen itself comes and goes before what is on it.
  private mutating func notePresence() {
    let (identity, screen) = (identityNumber(), screen)
    lifecycle.add(.screen(screen, identity: identity))
  }

  private func backControl(of scope: StackScope) -> BackControl? {
    guard let label = scope.backLabel else { return nil }
    let depth = scope.entries.count - 1
    return BackControl(label: label) { scope.pop(to: depth) }
  }
}
