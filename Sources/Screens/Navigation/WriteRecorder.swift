/// Notes what happens to paths while an action of a session runs.
///
/// A session hands it down the task, because user code between the session and `withTransaction` knows of neither.
final class WriteRecorder: @unchecked Sendable {
  @TaskLocal static var current: WriteRecorder?

  private var transaction = Transaction()
  private var events: [Event] = []
  private var refusal: String?
  private var pushes: [LinkPush] = []

  func note(_ transaction: Transaction) { self.transaction = transaction }

  func notePathWrite(_ entries: [PathEntry]) { events.append(.wrotePath(entries.map(\.description))) }

  /// Notes that the selected tab was selected again, and that there was nothing to pop (N27).
  func noteAlreadyAtRoot() { events.append(.alreadyAtRoot) }

  func noteRefusal(by screen: String) {
    events.append(.refusedBack(screen))
    refusal = screen
  }

  func note(_ push: LinkPush) { pushes.append(push) }

  /// What each write by Screens since the last call left on a path, and which screens refused to be left.
  func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  /// The screen that refused to be left last since the last call.
  func takeRefusal() -> String? {
    defer { refusal = nil }
    return refusal
  }

  /// What links put on paths since the last call.
  func takePushes() -> [LinkPush] {
    defer { pushes = [] }
    return pushes
  }

  /// The transaction of what changed since the last call.
  func takeTransaction() -> Transaction {
    defer { transaction = Transaction() }
    return transaction
  }
}
