import ScreensLayout

/// What a session shows at one moment of an exploration.
struct Moment {
  let resolver: Resolver
  let screen: Screen
  let text: String
  let key: StateKey

  init(_ session: Session, _ identity: StateIdentity) {
    resolver = session.settle()
    screen = resolver.makeScreen()
    text = screen.render(as: .text)
    var key = StateKey(resolver)
    if identity == .screen { key.text = text }
    self.key = key
  }

  /// The selected tabs, the values on the paths one can see, and what is presented with the paths on it.
  var route: [String] {
    var route = resolver.selectedTabs
    var layers = resolver.presented[...]
    for (index, stack) in resolver.stacks.enumerated() {
      while let layer = layers.first, layer.firstStack <= index {
        let title = layer.presentation.isQuestion ? nil : stack.screens.first?.title
        route.append(layer.presentation.routeName(titled: title ?? layer.presentation.title))
        layers.removeFirst()
      }
      guard stack.isVisible else { continue }
      route += ([stack.chosen].compactMap { $0 } + stack.entries).map(\.description)
      route += zip(stack.raised, stack.screens.dropFirst(1 + stack.entries.count)).map {
        $1.title ?? $0.routeName
      }
    }
    return route + layers.map { $0.presentation.routeName(titled: $0.presentation.title) }
  }

  /// What the screen on top is called.
  var name: String { resolver.frontScreen.name }

  /// Whether the value on top of a path one can see is on that path already.
  var isRepeated: Bool {
    key.paths.contains { path in path.last.map { path.dropLast().contains($0) } ?? false }
  }
}

extension Presentation {
  /// `sheet Filter`, `alert Delete?`; of several screens in a sheet, its root has the title that stays.
  fileprivate func routeName(titled title: String?) -> String {
    title.map { "\(kind.rawValue) \($0)" } ?? kind.rawValue
  }
}

extension RaisedScreen {
  /// The item, or the type of the screen without what generic types it is made of.
  fileprivate var routeName: String {
    if let item { return CleanText.oneLine("\(item.base)") }
    return String(name.prefix { $0 != "<" })
  }
}
