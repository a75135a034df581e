import Screens

extension SnapshotFailure {
  /// Something wrong with the app itself, whatever its snapshots say.
  static func finding(_ finding: Finding, _ place: TestPlace) -> SnapshotFailure {
    var failure = SnapshotFailure(
      what: "\(place.testName) found something wrong with the app (\(finding.kind.rawValue)).\n\n"
        + finding.message,
      why: pictures(finding.texts),
      remedy:
        "Correct the app and run the test again; if it is meant, pass accepting: [.\(finding.kind.rawValue)]."
    )
    failure.taps = finding.taps.isEmpty ? ["starting the app"] : finding.taps
    return failure
  }

  /// The screen; where there are two, what was expected and what is shown.
  private static func pictures(_ texts: [String]) -> String {
    switch texts.count {
    case 0: "The exploration behind the snapshots checks every state it comes to."
    case 1: "The screen:\n" + texts[0].trimmingTrailingNewline
    default:
      "Expected:\n\(texts[0].trimmingTrailingNewline)\nShown:\n\(texts[1].trimmingTrailingNewline)"
    }
  }

  /// States that a bound kept the exploration from.
  static func cut(_ map: StateMap, _ place: TestPlace) -> SnapshotFailure {
    let cuts = map.cuts.filter { $0.reason != .repeated }
    let most = 10
    let places = cuts.prefix(most).map { "\n  " + (["start"] + $0.taps).joined(separator: " > ") }.joined()
    let rest = cuts.count > most ? "\n  and \(cuts.count - most) more" : ""
    let count = map.states.count == 1 ? "1 state" : "\(map.states.count) states"
    return SnapshotFailure(
      what: "\(place.testName) stopped after \(count); it did not go on from here:\(places)\(rest)",
      why: "Every exploration is bounded, by the number of states (limit:) and of actions (depth:).",
      remedy:
        "Raise the bound, keep controls that go on without an end out with filter: or .exploration(.ignored), "
        + "or pass mayBeCut: true.")
  }
}

extension String {
  fileprivate var trimmingTrailingNewline: Substring { hasSuffix("\n") ? dropLast() : self[...] }
}
