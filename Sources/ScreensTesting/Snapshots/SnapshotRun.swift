import Foundation

/// What the tests of one run have done so far.
///
/// The process has exactly one, `process`, and it is the one mutable state that tests share: whether two
/// tests claim one file, which files no test claimed, and how many annotations were printed can only be
/// known across all tests, which run in parallel and know nothing of each other. A lock guards it.
final class SnapshotRun: @unchecked Sendable {
  static let process = SnapshotRun()

  private let lock = NSLock()
  private var claims: [String: SnapshotClaim] = [:]

  /// Enters the claim, or fails where another place claimed the same file for another text.
  func enter(_ claim: SnapshotClaim) throws(SnapshotFailure) {
    let key = claim.file.rootPath + "/" + claim.file.foldedLabel
    let earlier = lock.withLock {
      let earlier = claims[key]
      if earlier == nil { claims[key] = claim }
      return earlier
    }
    if let earlier, earlier.text != claim.text { throw .claimedTwice(claim, earlier: earlier) }
  }
}
