/// Runs `operation` with `record` as the record mode of every snapshot assertion inside.
///
/// An assertion's own `record:` argument and `SCREENS_RECORD` weigh more.
public func withSnapshots<Result>(
  record: RecordMode, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotScope.$record.withValue(record, operation: operation)
}

/// Runs the asynchronous `operation` with `record` as the record mode of every snapshot assertion inside.
///
/// An assertion's own `record:` argument and `SCREENS_RECORD` weigh more.
public func withSnapshots<Result>(
  record: RecordMode, operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotScope.$record.withValue(record, operation: operation)
}

enum SnapshotScope {
  @TaskLocal static var record: RecordMode?
}
