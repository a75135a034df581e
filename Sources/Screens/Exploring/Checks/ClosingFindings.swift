extension Explorer {
  /// Adds what only the whole can show, and the coverage.
  mutating func conclude() {
    checkStart()
    addDeadEnds()
    for control in notes.effects.missing {
      map.findings.append(
        Finding(
          .deadControl,
          "\(control.description) does nothing that a person could see, in any state. "
            + "Give its action something to do, disable it while there is nothing, or keep it out with "
            + ".exploration(.ignored) if what it does shows elsewhere.",
          taps: control.taps))
    }
    if map.isComplete {
      for type in notes.types.missing {
        map.findings.append(
          Finding(
            .unreachedDestination,
            "Nothing leads to a value of type \(type.description), though it is registered. "
              + "Add what pushes one, or remove its .destination(for:).",
            taps: type.taps))
      }
    }
    map.coverage = StateMap.Coverage(
      types: notes.types.share, controls: notes.controls.share, links: notes.links.share)
  }

  /// The start may well be the only screen of an app; any other one must lead on or back.
  private mutating func addDeadEnds() {
    var isLeft = Array(repeating: false, count: map.states.count)
    for step in map.steps {
      let origin = stackStates[step.from]
      if step.to.map({ stackStates[$0] != origin }) ?? true { isLeft[origin] = true }
    }
    for state in map.states.dropFirst() {
      guard !isLeft[stackStates[state.index]], stackStates[state.index] != 0,
        notes.walked.contains(state.index)
      else { continue }
      map.findings.append(
        Finding(
          .deadEnd,
          "The screen \"\(state.title ?? state.name)\" has no way on and no way back: no control on it leads to "
            + "another one. Add a way out.",
          taps: state.taps))
    }
  }
}
