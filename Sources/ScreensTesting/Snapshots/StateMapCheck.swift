import Screens

extension SnapshotCheck {
  /// What is wrong with the app comes first, because it is why pictures differ or are missing.
  func failures(
    of map: StateMap, accepting kinds: Set<Finding.Kind>, mayBeCut: Bool, named name: String?
  ) -> [SnapshotFailure] {
    let findings = map.findings.filter { !kinds.contains($0.kind) }
    let states = map.states.map { state in
      var snapshot = RouteSnapshot(route: state.route, text: state.text, reachedBy: state.taps)
      snapshot.isCompared = !state.isBroken(accepting: kinds)
      return snapshot
    }
    let broken = states.filter { !$0.isCompared }
    // Where a way on is broken, the files of the states behind it are nobody's fault.
    let isComplete = map.isComplete && findings.allSatisfy { !$0.kind.hidesStates }
    return findings.groupedByScreen.map { .findings($0, of: map, place) }
      + (broken.isEmpty ? [] : [.notCompared(broken, place)])
      + (map.isComplete || mayBeCut ? [] : [.cut(map, place)])
      + failures(of: states, named: name, fileExtension: "txt", isComplete: isComplete)
  }
}

extension StateMap.State {
  /// Whether the screen does not show what it is meant to show.
  fileprivate func isBroken(accepting kinds: Set<Finding.Kind>) -> Bool {
    diagnostics.contains { diagnostic in
      let kind = Finding.Kind(rawValue: diagnostic.code.rawValue) ?? .diagnostic
      return diagnostic.severity == .error && !kinds.contains(kind)
    }
  }
}

extension Finding.Kind {
  /// Whether states may lie behind it that the exploration could not come to.
  fileprivate var hidesStates: Bool { self == .missingDestination || self == .unstableReplay }
}

extension [Finding] {
  /// Neighbours of one kind that are met on one screen are told together.
  fileprivate var groupedByScreen: [[Finding]] {
    reduce(into: []) { groups, finding in
      if let last = groups.last?.last, last.kind == finding.kind, last.taps == finding.taps,
        last.texts == finding.texts
      {
        groups[groups.count - 1].append(finding)
      } else {
        groups.append([finding])
      }
    }
  }
}
