extension SnapshotFailure {
  /// Two claims that want one file to hold different texts.
  static func claimedTwice(_ claim: SnapshotClaim, earlier: SnapshotClaim) -> SnapshotFailure {
    let differsInCase = claim.file.label != earlier.file.label
    let remedy =
      if claim.isAnotherCase(of: earlier) {
        "Give each case its own file: pass `named:` a text made from the test's arguments."
      } else if claim.isAnotherRoute(of: earlier) {
        "Give the values on the two routes descriptions that differ in more than case."
      } else if claim.isAgain(earlier) {
        "In a loop, pass `named:`; in a test that is repeated, show the same every time."
      } else {
        "Give one of them another name: pass `named:`."
      }
    return SnapshotFailure(
      what: """
        Two places claim \(earlier.file.label) for different texts:
          \(earlier.description)
          \(claim.description)\(differsInCase ? ", as \(claim.file.label)" : "")
        """,
      why: differsInCase
        ? "File systems that ignore case keep both names in one file, so the second was not compared or written."
        : "One file can hold one text, so the second was not compared or written.",
      remedy: remedy,
      diff: UnifiedDiff(from: earlier.text.bytes, to: claim.text, label: claim.file.label),
      actual: claim.text, file: claim.file)
  }
}
