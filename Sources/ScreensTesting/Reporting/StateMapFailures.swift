import Screens

extension SnapshotFailure {
  /// Things of one kind that are wrong with one screen, whatever its snapshot says.
  static func findings(_ findings: [Finding], of map: StateMap, _ place: TestPlace) -> SnapshotFailure {
    let (kind, taps) = (findings[0].kind.rawValue, findings[0].taps)
    let what = findings.count == 1 ? "something wrong" : "\(findings.count) things wrong"
    var texts = findings[0].texts
    if texts.isEmpty { texts = map.states.filter { $0.taps == taps }.map(\.text) }
    var failure = SnapshotFailure(
      what: "\(place.testName) found \(what) with the app (\(kind)).\n\n"
        + findings.map(\.message).joined(separator: "\n\n"),
      why: pictures(texts),
      remedy: "Correct the app and run the test again; if it is meant, pass accepting: [.\(kind)].")
    failure.taps = taps.isEmpty ? ["starting the app"] : taps
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

  /// Screens that are wrong in themselves: a difference would say the same again, and must not be accepted.
  static func notCompared(_ states: [RouteSnapshot], _ place: TestPlace) -> SnapshotFailure {
    let count =
      states.count == 1 ? "1 screen with its snapshot" : "\(states.count) screens with their snapshots"
    return SnapshotFailure(
      what: "\(place.testName) did not compare \(count), and recorded none:"
        + states.map { "\n  \($0.path)" }.joined(),
      why: "A screen with an error does not show what it is meant to show; the errors are told above.",
      remedy: "Correct the app first; then every screen is compared.")
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
