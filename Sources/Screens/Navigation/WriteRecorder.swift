/// Notes what happens to paths while an action of a session runs.
///
/// A session hands it down the task, because user code between the session and `withTransaction` knows of neither.
final class WriteRecorder: @unchecked Sendable {
  @TaskLocal static var current: WriteRecorder?

  private(set) var transaction = Transaction()
  /// What each write by Screens left on a path.
  private(set) var pathWrites: [[String]] = []

  func note(_ transaction: Transaction) { self.transaction = transaction }

  func notePathWrite(_ entries: [PathEntry]) { pathWrites.append(entries.map(\.description)) }

  /// Forgets the last action.
  func begin() {
    transaction = Transaction()
    pathWrites = []
  }
}
