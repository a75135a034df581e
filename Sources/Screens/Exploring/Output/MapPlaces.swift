/// Which states of a map its findings and cuts belong to.
struct MapPlaces {
  /// The numbers of the findings at each state, from 1 on.
  private(set) var findings: [[Int]]
  /// Why it was not walked on from each state.
  private(set) var cuts: [[StateMap.Cut.Reason]]
  /// The state of each finding, where its taps lead to one.
  private(set) var states: [Int?] = []

  private let ways: [[String]: Int]
  private let targets: [[String: Int]]

  init(_ map: StateMap) {
    findings = Array(repeating: [], count: map.states.count)
    cuts = Array(repeating: [], count: map.states.count)
    ways = Dictionary(map.states.map { ($0.taps, $0.index) }, uniquingKeysWith: { first, _ in first })
    var targets = Array(repeating: [String: Int](), count: map.states.count)
    for step in map.steps where targets[step.from][step.action] == nil {
      targets[step.from][step.action] = step.to
    }
    self.targets = targets
    var diagnostics: [String: [Int]] = [:]
    for state in map.states {
      for message in Set(state.diagnostics.map(\.message)) {
        diagnostics[message, default: []].append(state.index)
      }
    }
    for (index, finding) in map.findings.enumerated() {
      // Going back was the last thing done; what is wrong belongs to the state before.
      let taps = finding.kind == .unstableBack ? finding.taps.dropLast() : finding.taps[...]
      let state = state(after: Array(taps))
      states.append(state)
      let showing = Self.states(showing: finding, among: diagnostics)
      for place in showing.isEmpty ? [state].compactMap(\.self) : showing {
        findings[place].append(index + 1)
      }
    }
    for cut in map.cuts {
      if let state = state(after: cut.taps), !cuts[state].contains(cut.reason) {
        cuts[state].append(cut.reason)
      }
    }
  }

  /// The states with the diagnostic that a finding tells of, which names only the first of them.
  private static func states(showing finding: Finding, among diagnostics: [String: [Int]]) -> [Int] {
    switch finding.kind {
    case .missingDestination, .duplicateDestination, .diagnostic: break
    default: return []
    }
    // The message follows the name of the screen, in which there may be anything.
    var rest = finding.message[...]
    while let end = rest.firstRange(of: "\": ") {
      rest = rest[end.upperBound...]
      if let states = diagnostics[String(rest)] { return states }
    }
    return []
  }

  /// The state that these taps lead to; a way that is not the shortest one is followed step by step.
  private func state(after taps: [String]) -> Int? {
    if let state = ways[taps] { return state }
    guard var state = ways[[]] else { return nil }
    for tap in taps {
      guard let next = targets[state][tap] else { return nil }
      state = next
    }
    return state
  }
}
