public import Testing

/// A test trait that sets the record mode of every snapshot assertion in a test or suite.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let record: RecordMode

  /// Always true: a suite hands the mode on to the tests and suites in it.
  public var isRecursive: Bool { true }

  /// Runs the test with the mode in force.
  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshots(record: record, operation: function)
  }
}

extension Trait where Self == SnapshotTrait {
  /// Sets the record mode of a test or suite; the innermost one counts.
  ///
  /// An assertion's own `record:` argument and `SCREENS_RECORD` weigh more.
  public static func snapshots(record: RecordMode) -> SnapshotTrait { SnapshotTrait(record: record) }
}
