import Testing

@testable import ScreensTesting

@Suite(.snapshots(record: .failed)) struct SnapshotScopeTests {
  private let folder = TemporaryFolder()

  private func mode(argument: RecordMode? = nil) throws -> RecordMode {
    try SnapshotCheck(place: .sample(), record: argument, environment: folder.environment()).recording().mode
  }

  @Test func `a suite's trait reaches its tests`() throws {
    #expect(try mode() == .failed)
    #expect(try mode(argument: .never) == .never)
  }

  @Test(.snapshots(record: .all)) func `a test's trait weighs more than its suite's`() throws {
    #expect(try mode() == .all)
  }

  @Test func `a scope holds inside and ends with its operation`() async throws {
    #expect(try withSnapshots(record: .never) { try mode() } == .never)
    let inner = try await withSnapshots(record: .missing) {
      await Task.yield()
      return try mode()
    }
    #expect(inner == .missing)
    #expect(try mode() == .failed)
  }
}
