/// Notes what happens to paths while an action of a session runs.
///
/// A session hands it down the task, because user code between the session and `withTransaction` knows of neither.
final class WriteRecorder: @unchecked Sendable {
  @TaskLocal static var current: WriteRecorder?

  private var transaction = Transaction()
  private var pathWrites: [[String]] = []

  func note(_ transaction: Transaction) { self.transaction = transaction }

  func notePathWrite(_ entries: [PathEntry]) { pathWrites.append(entries.map(\.description)) }

  /// What each write by Screens since the last call left on a path.
  func takePathWrites() -> [[String]] {
    defer { pathWrites = [] }
    return pathWrites
  }

  /// The transaction of what changed since the last call.
  func takeTransaction() -> Transaction {
    defer { transaction = Transaction() }
    return transaction
  }
}
