extension Explorer {
  /// Going back restores the screen before the push.
  mutating func checkBack(from visit: Visit, to after: Moment) {
    guard visit.way.effects.last == .push, let origin = visit.way.origin, origin.key == after.key,
      origin.text != after.text
    else { return }
    map.findings.append(
      Finding(
        .unstableBack,
        "Going back from the state \(map.states[visit.state].name) shows another screen than the one that was left. "
          + "Coming and going changed what it shows, in an action of a control or in onAppear or onDisappear. "
          + "If that is not meant, make that change when it is asked for, not on the way.",
        taps: visit.way.taps + ["back"], texts: [origin.text, after.text]))
  }
}
