// What can be wrong with a snapshot once it is found or found missing.
extension SnapshotFailure {
  static func missing(_ claim: SnapshotClaim, recording: Recording, written: Bool) -> SnapshotFailure {
    let name = claim.file.label
    return SnapshotFailure(
      what: "\(claim.place.testName) has no snapshot \(name)" + (written ? "; it was recorded." : "."),
      why: written
        ? "A missing snapshot fails the test even when it has just been recorded, so that it is looked at."
        : "Nothing was written: the record mode is \"\(recording.mode.rawValue)\" because \(recording.reason).",
      remedy: written
        ? "Look at \(name), commit it, and run the test again."
        : "Record it: \(Acceptance.command(.missing, for: claim.place))",
      diff: UnifiedDiff(from: nil, to: claim.text, label: name), actual: claim.text, file: claim.file)
  }

  static func different(
    _ claim: SnapshotClaim, reference: [UInt8], recording: Recording, written: Bool
  ) -> SnapshotFailure {
    let name = claim.file.label
    return SnapshotFailure(
      what: "\(claim.place.testName) shows something else than \(name)"
        + (written ? "; the new text was recorded." : "."),
      why: "The record mode is \"\(recording.mode.rawValue)\" because \(recording.reason).",
      remedy: written
        ? "Look at the change, commit it if it is right, and run the test again."
        : "If the new text is right, accept it: \(Acceptance.command(.failed, for: claim.place))",
      diff: UnifiedDiff(from: reference, to: claim.text, label: name), actual: claim.text,
      file: claim.file)
  }

  static func claimedTwice(_ claim: SnapshotClaim, earlier: SnapshotClaim) -> SnapshotFailure {
    let differsInCase = claim.file.label != earlier.file.label
    return SnapshotFailure(
      what: """
        Two places claim \(earlier.file.label) for different texts:
          \(earlier.description)
          \(claim.description)\(differsInCase ? ", as \(claim.file.label)" : "")
        """,
      why: differsInCase
        ? "File systems that ignore case keep both names in one file, so the second was not compared or written."
        : "One file can hold one text, so the second was not compared or written.",
      remedy: claim.isAnotherCase(of: earlier)
        ? "Give each case its own file: pass `named:` a text made from the test's arguments."
        : "Give one of them another name: pass `named:`.",
      diff: UnifiedDiff(from: earlier.text.bytes, to: claim.text, label: claim.file.label),
      actual: claim.text)
  }
}
