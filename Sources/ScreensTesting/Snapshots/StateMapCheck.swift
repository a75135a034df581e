import Screens

extension SnapshotCheck {
  /// What is wrong with the app comes first, because it is why pictures differ or are missing.
  func failures(
    of map: StateMap, accepting kinds: Set<Finding.Kind>, mayBeCut: Bool, named name: String?
  ) -> [SnapshotFailure] {
    let findings = map.findings.filter { !kinds.contains($0.kind) }
    let states = map.states.map { RouteSnapshot(route: $0.route, text: $0.text, reachedBy: $0.taps) }
    // Where a way on is broken, the files of the states behind it are nobody's fault.
    let isComplete = map.isComplete && findings.allSatisfy { !$0.kind.hidesStates }
    return findings.map { .finding($0, place) }
      + (map.isComplete || mayBeCut ? [] : [.cut(map, place)])
      + failures(of: states, named: name, fileExtension: "txt", isComplete: isComplete)
  }
}

extension Finding.Kind {
  /// Whether states may lie behind it that the exploration could not come to.
  fileprivate var hidesStates: Bool { self == .missingDestination || self == .unstableReplay }
}
