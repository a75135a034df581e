extension Resolver {
  /// Resolves what follows as covered, until the matching `endCovered`.
  mutating func beginCovered() {
    lifecycle.covering += 1
    isCovered = true
  }

  mutating func endCovered() {
    lifecycle.covering -= 1
    isCovered = lifecycle.covering > 0
  }

  /// Whether nodes of a type need not be resolved: they only draw, and nothing of it would be seen.
  @inlinable
  func leavesOut<Content: Node>(_ type: Content.Type) -> Bool {
    isCovered && Content.reach(within: 0) == .drawing
  }
}
