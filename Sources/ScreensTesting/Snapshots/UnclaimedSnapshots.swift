import Foundation

/// The snapshots on disk that no test of the run claimed.
///
/// A run of selected tests says nothing about the others, so it has none. XCTest and Swift Testing run in
/// processes of their own, so the files of a test file that claimed nothing here are left alone as long as
/// the package has such a test file. An exploration answers for its own folder.
struct UnclaimedSnapshots: Equatable {
  /// The files' paths below their root, in byte order.
  var labels: [String]

  init(_ environment: SnapshotEnvironment) {
    labels = []
    guard !environment.runsSelectedTests else { return }
    let claims = environment.run.claims
    let explored = environment.run.exploredFolders
    let claimed = Set(claims.map { $0.file.rootPath + "/" + $0.file.foldedLabel })
    let claimedFolders = Set(claims.map(\.file.testFileFolder)).union(
      explored.map { String($0[..<($0.lastIndex(of: "/") ?? $0.endIndex)]) })
    lazy var testFiles = TestFiles(above: Set(claims.map(\.place.filePath.description)))

    for root in Set(claims.map(\.file.rootPath)) {
      for entry in SnapshotListing.entries(of: root + "/Snapshots") {
        let folder = root + "/Snapshots/" + entry
        guard claimedFolders.contains(folder) || testFiles.lack(entry) else { continue }
        for name in SnapshotListing.names(in: folder) {
          let file = SnapshotFile(root: SnapshotRoot(path: root), label: "Snapshots/\(entry)/\(name)")
          let isExplored = explored.contains { file.path.hasPrefix($0 + "/") }
          if !isExplored && !claimed.contains(root + "/" + file.foldedLabel) { labels.append(file.label) }
        }
      }
    }
    labels.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The message, or nil where there is nothing to tell.
  var text: String? {
    guard !labels.isEmpty else { return nil }
    return """
      No test of this run claimed \(labels.count == 1 ? "1 snapshot" : "\(labels.count) snapshots"):
      \(labels.map { "  " + $0 }.joined(separator: "\n"))

      A test that is removed or renamed leaves its snapshots behind; one that is skipped or stops early \
      claims nothing.

      Delete those that no test needs.

      """
  }

  /// Prints the message on standard error, where it does not mix with what the tests print.
  static func report(_ environment: SnapshotEnvironment) {
    guard let text = UnclaimedSnapshots(environment).text else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}

extension SnapshotFile {
  /// `<root>/Snapshots/<test file>`.
  fileprivate var testFileFolder: String {
    rootPath + "/" + label.split(separator: "/").prefix(2).joined(separator: "/")
  }
}
