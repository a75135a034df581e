import Foundation

/// The folder that holds one exploration's snapshots and nothing else.
struct ExploredFolder {
  var root: SnapshotRoot
  /// The path below the root: `Snapshots/ShopTests/everyStackState`.
  var label: String

  var path: String { root.path + "/" + label }

  func file(_ name: String) -> SnapshotFile { SnapshotFile(root: root, label: label + "/" + name) }

  /// The files on disk that no expected one accounts for, in order.
  func files(otherThan expected: [SnapshotFile]) -> [SnapshotFile] {
    let present = SnapshotListing.names(in: path).map(file)
    let expectedLabels = Set(expected.map { Array($0.label.utf8) })
    let presentLabels = Set(present.map { Array($0.label.utf8) })
    // A file system that ignores case lists an expected file under the name it was first given.
    let absent = expected.filter { !presentLabels.contains(Array($0.label.utf8)) }
    let absentFolded = Set(absent.map { Array($0.foldedLabel.utf8) })
    return present.filter {
      !expectedLabels.contains(Array($0.label.utf8))
        && !absentFolded.contains(Array($0.foldedLabel.utf8))
    }
  }

  /// Deletes the files where the mode says so, and tells what was found.
  func failure(
    ofObsolete files: [SnapshotFile], at place: TestPlace, recording: Recording
  ) -> SnapshotFailure {
    let kept = recording.deletesObsolete ? files.filter { !delete($0) } : files
    let deleted = files.filter { !kept.contains($0) }
    return .obsolete(kept: kept, deleted: deleted, in: self, at: place, recording: recording)
  }

  /// Deletes a file, and the folders that are empty without it.
  private func delete(_ file: SnapshotFile) -> Bool {
    guard unlink(file.path) == 0 else { return false }
    var folder = file.folder
    while folder.utf8.count > path.utf8.count && rmdir(folder) == 0 {
      folder = String(folder[..<folder.lastIndex(of: "/")!])
    }
    return true
  }
}
