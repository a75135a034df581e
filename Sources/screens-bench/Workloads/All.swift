@MainActor
extension Workload {
  /// Every workload there is, in the order of the table.
  static let all: [Workload] =
    [settings, rows, nested, paragraphs, taps] + paths + moreRows + lists + [states] + explorations + [cold]
    + [tutorial]
    + texts
}
