extension StateMap {
  /// `3 states, 5 steps, 1 finding, no cuts`
  var summary: String {
    [
      counted(states.count, "state"), counted(steps.count, "step"), counted(findings.count, "finding"),
      counted(cuts.count, "cut"),
    ].joined(separator: ", ")
  }
}

/// `no states`, `1 state`, `2 states`
func counted(_ count: Int, _ word: String) -> String {
  count == 0 ? "no \(word)s" : "\(count) \(word)\(count == 1 ? "" : "s")"
}

extension Device {
  /// `phone, 40 cells` or `phone, 40 × 24 cells`
  var summary: String { "\(name), \(width)" + (height.map { " × \($0)" } ?? "") + " cells" }
}

extension StateMap.Coverage {
  /// What is counted, under the name it has in all outputs.
  var shares: [(name: String, share: Share)] {
    [("types", types), ("controls", controls), ("links", links)]
  }
}

/// The actions one after the other, or that there are none.
func wayText(_ taps: [String]) -> String {
  taps.isEmpty ? "starting the app" : taps.joined(separator: " > ")
}
