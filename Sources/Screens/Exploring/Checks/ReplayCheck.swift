extension Explorer {
  /// The app still starts as it did before everything in it was tried.
  mutating func checkStart() {
    let first = queue[0]
    let text = Moment(start(), identity).text
    let isKnown = map.findings.contains { $0.kind == .unstableReplay && $0.taps.isEmpty }
    if !isKnown, text != first.text { addUnstableReplay(of: first, shown: text) }
  }

  /// The same actions from a fresh start led elsewhere, or could not be done again.
  mutating func addUnstableReplay(of visit: Visit, shown: String?) {
    let name = map.states[visit.state].name
    let what =
      shown == nil
      ? "The state \(name) could not be reached again: a control on the way is no longer there."
      : "The state \(name) shows something else when the same is done again from a fresh start."
    map.findings.append(
      Finding(
        .unstableReplay,
        what
          + " Something outlives the app or changes by itself: a shared object, the time, a random number. "
          + "Make such objects anew inside the closure that makes the root, and pass time and chance in.",
        taps: visit.way.taps, texts: [visit.text] + [shown].compactMap { $0 }))
  }
}
