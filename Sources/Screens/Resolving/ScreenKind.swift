import ScreensLayout

/// What kind of screen one is, whatever it says: the nodes with a body and the branches around its first element.
///
/// Two values of one type may lead to screens of different kinds, and a root may change from one kind to another.
struct ScreenKind: Hashable {
  private var steps: [IdentityStep] = []

  /// Takes up a step unless it is data, such as an id.
  mutating func append(_ step: IdentityStep) {
    switch step {
    case .node, .branch: steps.append(step)
    case .index, .explicit, .screen, .attached, .presented, .repeated: break
    }
  }
}

extension Resolver {
  /// Notes that the content of the screen begins here, for those who ask what kind of screen it is.
  mutating func beginScreen() {
    if notesKinds { screen.start = tree.count }
  }
}
