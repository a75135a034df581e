/// What keeps a snapshot from being looked at in the first place.
extension SnapshotFailure {
  static func unknownRecordMode(_ word: String) -> SnapshotFailure {
    SnapshotFailure(
      what: "SCREENS_RECORD is \"\(word)\", which is no record mode.",
      why: "The modes are \(RecordMode.words).",
      remedy: "Set SCREENS_RECORD to one of them, or unset it.")
  }

  static func recordsInCI(_ mode: RecordMode, origin: String) -> SnapshotFailure {
    SnapshotFailure(
      what: "Record mode \"\(mode.rawValue)\" is set in code, by \(origin), where CI is set.",
      why: "A test that records what it shows can never fail for what it shows, so nothing was written.",
      remedy: "Remove the record mode from the code, or set SCREENS_RECORD for a run that is to record.")
  }

  static func rootIsNoFolder(_ path: String) -> SnapshotFailure {
    SnapshotFailure(
      what: "SCREENS_SNAPSHOTS is \"\(path)\", which is no folder.",
      why: "It names the folder that holds `Snapshots`, and that folder must exist.",
      remedy: "Create the folder, correct SCREENS_SNAPSHOTS, or unset it to use the package's folder.")
  }

  static func noRoot(testFile: String, workingFolder: String) -> SnapshotFailure {
    SnapshotFailure(
      what: "There is no folder to keep `Snapshots` in.",
      why: "No folder above \(testFile) holds a Package.swift, nor does the working folder \(workingFolder).",
      remedy: "Set SCREENS_SNAPSHOTS to the folder that holds `Snapshots`.")
  }
}
