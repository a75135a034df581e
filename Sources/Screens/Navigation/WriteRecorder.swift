/// Notes what happens to paths while an action of a session runs.
///
/// A session hands it down the task, because user code between the session and `withTransaction` knows of neither.
final class WriteRecorder: @unchecked Sendable {
  @TaskLocal static var current: WriteRecorder?

  private var transaction = Transaction()
  private var events: [Event] = []

  func note(_ transaction: Transaction) { self.transaction = transaction }

  func notePathWrite(_ entries: [PathEntry]) { events.append(.wrotePath(entries.map(\.description))) }

  /// Notes that the selected tab was selected again, and that there was nothing to pop (N27).
  func noteAlreadyAtRoot() { events.append(.alreadyAtRoot) }

  /// What Screens itself did since the last call.
  func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  /// The transaction of what changed since the last call.
  func takeTransaction() -> Transaction {
    defer { transaction = Transaction() }
    return transaction
  }
}
