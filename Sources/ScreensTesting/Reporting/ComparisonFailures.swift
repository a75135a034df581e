extension SnapshotFailure {
  /// A snapshot that is missing or differs.
  init(
    _ claim: SnapshotClaim, diff: UnifiedDiff, isMissing: Bool, recording: Recording,
    outcome: WritingOutcome
  ) {
    let label = claim.file.label
    let problem =
      isMissing
      ? "\(claim.place.testName) has no snapshot \(label)"
      : "\(claim.place.testName) shows something else than \(label)"
    switch outcome {
    case .notAsked:
      what = problem + "."
      why =
        (isMissing ? "Nothing was written: the" : "The")
        + " record mode is \"\(recording.mode.rawValue)\" because \(recording.reason)."
      remedy =
        isMissing
        ? "Record it: \(Acceptance.command(.missing, for: claim.place))"
        : "If the new text is right, accept it: \(Acceptance.command(.failed, for: claim.place))"
    case .recorded:
      what = problem + (isMissing ? "; it was recorded." : "; the new text was recorded.")
      why =
        isMissing
        ? "A missing snapshot fails the test even when it has just been recorded, so that it is looked at."
        : "The record mode is \"\(recording.mode.rawValue)\" because \(recording.reason)."
      remedy =
        isMissing
        ? "Look at \(label), commit it, and run the test again."
        : "Look at the change, commit it if it is right, and run the test again."
    case .failed(let reason, let remedy):
      what = problem + ", and it could not be written."
      why = "Writing \(claim.file.path) failed: \(reason)"
      self.remedy = remedy
    }
    self.diff = diff
    actual = claim.text
    file = claim.file
  }
}
