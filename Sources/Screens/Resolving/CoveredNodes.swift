extension Resolver {
  /// Whether what is being resolved is on a covered screen, and so counts only for what it says about the screen.
  @usableFromInline
  var isCovered: Bool { lifecycle.covering > 0 }

  /// Whether nodes of a type need not be resolved: they only draw, and nothing of it would be seen.
  @usableFromInline
  func leavesOut<Content: Node>(_ type: Content.Type) -> Bool {
    isCovered && Content.reach(within: 0) == .drawing
  }
}
