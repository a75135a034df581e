extension SnapshotClaim {
  /// Compares the claim with the file on disk and writes where the mode says so.
  func compare(_ recording: Recording, _ environment: SnapshotEnvironment) throws(SnapshotFailure) {
    let reference = file.read()
    if let reference, SnapshotText(utf8: reference) == text { return }
    let isWritten = reference == nil ? recording.writesMissing : recording.writesDifferent
    if isWritten { try? file.write(text) }
    if let reference {
      throw .different(self, reference: reference, recording: recording, written: isWritten)
    }
    throw .missing(self, recording: recording, written: isWritten)
  }
}
