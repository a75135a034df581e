import Foundation

/// What the tests of one run have done so far.
///
/// The process has exactly one, `process`, and it is the one mutable state that tests share: whether two
/// tests claim one file, which files no test claimed, and how many annotations were printed can only be
/// known across all tests, which run in parallel and know nothing of each other. A lock guards it.
final class SnapshotRun: @unchecked Sendable {
  static let process = SnapshotRun()

  private let lock = NSLock()
  private var entries: [String: SnapshotClaim] = [:]
  private var folders: Set<String> = []
  private var annotations = 0
  private var summaryRows = 0
  private var reportsAtExit = false

  /// Enters the claim, or fails where another place claimed the same file for another text.
  func enter(_ claim: SnapshotClaim) throws(SnapshotFailure) {
    let key = claim.file.rootPath + "/" + claim.file.foldedLabel
    let earlier = lock.withLock {
      let earlier = entries[key]
      if earlier == nil { entries[key] = claim }
      return earlier
    }
    if let earlier, earlier.text != claim.text { throw .claimedTwice(claim, earlier: earlier) }
  }

  /// Enters a folder whose files an exploration answers for.
  func enter(exploredFolder path: String) {
    lock.withLock { _ = folders.insert(path) }
  }

  var claims: [SnapshotClaim] { lock.withLock { Array(entries.values) } }
  var exploredFolders: Set<String> { lock.withLock { folders } }

  /// The number of this annotation in the run, from 1.
  func countAnnotation() -> Int {
    lock.withLock {
      annotations += 1
      return annotations
    }
  }

  /// Runs `body`, which appends a row to the summary, one at a time; tells it whether it is the first.
  func appendSummaryRow(_ body: (_ isFirst: Bool) -> Void) {
    lock.withLock {
      summaryRows += 1
      body(summaryRows == 1)
    }
  }

  /// Runs `report` when the process ends, if this is the process's run; only the first call counts.
  func atExit(_ report: @escaping @convention(c) () -> Void) {
    guard self === Self.process else { return }
    let isFirst = lock.withLock {
      defer { reportsAtExit = true }
      return !reportsAtExit
    }
    if isFirst { atexit(report) }
  }
}
