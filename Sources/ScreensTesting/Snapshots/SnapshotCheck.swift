/// One snapshot assertion, apart from how its failure reaches the test.
struct SnapshotCheck {
  var place: TestPlace
  var record: RecordMode?
  var testCase: String?
  var environment = SnapshotEnvironment.current

  /// Compares one text with its snapshot; nil means they agree.
  func failure(
    of text: String, named name: String?, fileExtension: String, reachedBy taps: [String]
  ) -> SnapshotFailure? {
    do throws(SnapshotFailure) {
      let (claim, recording) = try claim(text, named: name, fileExtension: fileExtension)
      return compare(claim, recording, reachedBy: taps)
    } catch {
      return error
    }
  }

  /// What the assertion says belongs into its file.
  func claim(
    _ text: String, named name: String?, fileExtension: String
  ) throws(SnapshotFailure) -> (SnapshotClaim, Recording) {
    let recording = try recording()
    let root = try SnapshotRoot(testFile: place.filePath.description, environment: environment)
    environment.run.atExit { UnclaimedSnapshots.report(.process) }
    let file = SnapshotFile(root: root, place: place, named: name, fileExtension: fileExtension)
    let claim = SnapshotClaim(file: file, text: SnapshotText(text), place: place, testCase: testCase)
    return (claim, recording)
  }

  func recording() throws(SnapshotFailure) -> Recording {
    try Recording(argument: record, scope: SnapshotScope.record, environment: environment)
  }

  func compare(
    _ claim: SnapshotClaim, _ recording: Recording, reachedBy taps: [String]
  ) -> SnapshotFailure? {
    do throws(SnapshotFailure) {
      try environment.run.enter(claim)
      try claim.compare(recording, environment)
      return nil
    } catch {
      var failure = error
      failure.taps = taps
      return failure
    }
  }
}
