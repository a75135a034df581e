extension SnapshotFailure {
  static func nothingExplored(_ place: TestPlace) -> SnapshotFailure {
    SnapshotFailure(
      what: "\(place.testName) explored no state at all.",
      why: "Even an app of one screen has its root, so every snapshot would pass for obsolete.",
      remedy: "Pass the states that an exploration found.")
  }

  /// Files in an exploration's folder that no state shows.
  static func obsolete(
    kept: [SnapshotFile], deleted: [SnapshotFile], in folder: ExploredFolder, at place: TestPlace,
    recording: Recording
  ) -> SnapshotFailure {
    let files = kept.isEmpty ? deleted : kept
    let names = files.map { "\n  " + $0.label.dropFirst(folder.label.count + 1) }.joined()
    let isOne = files.count == 1
    let count = isOne ? "1 snapshot" : "\(files.count) snapshots"
    let why =
      kept.isEmpty
      ? "The record mode is \"\(recording.mode.rawValue)\" because \(recording.reason)."
      : recording.deletesObsolete
        ? "\(isOne ? "It" : "They") could not be deleted: the folder may be read-only."
        : "Every state was explored, and none of them has \(isOne ? "that file" : "those files")."
    return SnapshotFailure(
      what: kept.isEmpty
        ? "\(place.testName) no longer comes to \(count) in \(folder.label); deleted:\(names)"
        : "\(place.testName) no longer comes to \(count) in \(folder.label):\(names)",
      why: why,
      remedy: kept.isEmpty
        ? "Commit the deletion if it is right, and run the test again."
        : "If \(isOne ? "the state is meant to be gone, delete its file" : "the states are meant to be gone, delete their files"): "
          + Acceptance.command(.all, for: place))
  }
}
