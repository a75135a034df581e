extension SnapshotCheck {
  /// Compares every explored state with its file in `Snapshots/<test file>/<test>[.<name>]/`; no failures
  /// mean they agree, and that the folder holds no other file.
  ///
  /// Where the exploration was cut, the other files may belong to states it did not come to, so they are
  /// not judged.
  func failures(
    of states: [RouteSnapshot], named name: String?, fileExtension: String, isComplete: Bool
  ) -> [SnapshotFailure] {
    do throws(SnapshotFailure) {
      let recording = try recording()
      let root = try SnapshotRoot(testFile: place.filePath.description, environment: environment)
      let folder = ExploredFolder(root: root, label: SnapshotFile.stem(of: place, named: name))
      environment.run.enter(exploredFolder: folder.path)
      environment.run.atExit { UnclaimedSnapshots.report(.process) }
      guard !states.isEmpty else { throw .nothingExplored(place) }

      let claims = states.map { state in
        SnapshotClaim(
          file: folder.file(state.path + "." + fileExtension), text: SnapshotText(state.text),
          place: place, testCase: testCase, route: state.path)
      }
      var failures = zip(claims, states).filter(\.1.isCompared).compactMap { claim, state in
        compare(claim, recording, reachedBy: state.taps)
      }
      if isComplete {
        let obsolete = folder.files(otherThan: claims.map(\.file))
        if !obsolete.isEmpty {
          failures.append(folder.failure(ofObsolete: obsolete, at: place, recording: recording))
        }
      }
      return failures
    } catch {
      return [error]
    }
  }
}
