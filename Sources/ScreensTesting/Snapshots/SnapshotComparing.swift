import Foundation

extension SnapshotClaim {
  /// Compares the claim with the file on disk and writes where the mode says so.
  func compare(_ recording: Recording, _ environment: SnapshotEnvironment) throws(SnapshotFailure) {
    let reference = file.read()
    if let reference, SnapshotText(utf8: reference) == text { return }
    let diff = UnifiedDiff(from: reference, to: text, label: file.label)
    let isWanted = reference == nil ? recording.writesMissing : recording.writesDifferent
    let outcome = isWanted ? write(diff, environment) : .notAsked
    // A run that names a folder wants to find everything there, to upload it.
    if outcome == .notAsked && environment.value(of: "SCREENS_ARTIFACTS") != nil {
      _ = try? Artifacts(environment).keep(text, patch: diff.text(), of: file)
    }
    throw SnapshotFailure(
      self, diff: diff, isMissing: reference == nil, recording: recording, outcome: outcome)
  }

  private func write(_ diff: UnifiedDiff, _ environment: SnapshotEnvironment) -> WritingOutcome {
    do {
      try file.write(text)
      return .recorded
    } catch {
      return .failed(reason: error.localizedDescription, remedy: keep(diff, environment))
    }
  }

  private func keep(_ diff: UnifiedDiff, _ environment: SnapshotEnvironment) -> String {
    let artifacts = Artifacts(environment)
    do {
      let kept = try artifacts.keep(text, patch: diff.text(), of: file)
      return
        "The text is in \(kept.actual); accept it where the folder can be written: git apply \(kept.patch)"
    } catch {
      return "Set SCREENS_ARTIFACTS to a folder that can be written; "
        + "nor could \(artifacts.folder): \(error.localizedDescription)"
    }
  }
}
