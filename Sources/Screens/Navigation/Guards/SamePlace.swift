extension PathEntry {
  /// Whether it is the same screen, given that both are in one place: the same value, not replaced since (N19, N22).
  func isSame(as other: PathEntry) -> Bool { generation == other.generation && isEqual(to: other) }
}

extension [PathEntry] {
  /// Whether every place holds the same screen.
  func isSame(as other: [PathEntry]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
  }
}
