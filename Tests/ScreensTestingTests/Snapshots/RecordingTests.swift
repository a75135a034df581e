import Testing

@testable import ScreensTesting

@Suite struct RecordingTests {
  private let folder = TemporaryFolder()

  private func mode(
    _ variables: [String: String], argument: RecordMode? = nil, scope: RecordMode? = nil
  ) throws -> RecordMode {
    try Recording(argument: argument, scope: scope, environment: folder.environment(variables)).mode
  }

  @Test func `the default is missing, and never in CI`() throws {
    #expect(try mode([:]) == .missing)
    #expect(try mode(["CI": ""]) == .missing)
    #expect(try mode(["CI": "true"]) == .never)
  }

  @Test func `variable, argument and scope weigh in this order`() throws {
    #expect(try mode(["SCREENS_RECORD": "never"], argument: .all, scope: .failed) == .never)
    #expect(try mode(["SCREENS_RECORD": ""], argument: .all, scope: .failed) == .all)
    #expect(try mode([:], argument: nil, scope: .failed) == .failed)
    #expect(try mode(["CI": "1", "SCREENS_RECORD": "failed"], argument: .all) == .failed)
  }

  @Test func `never set in code is welcome in CI`() throws {
    #expect(try mode(["CI": "1"], argument: .never) == .never)
  }

  @Test(arguments: [RecordMode.all, .failed, .missing])
  func `a writing mode set in code fails in CI`(record: RecordMode) {
    #expect(throws: SnapshotFailure.recordsInCI(record, origin: "the `record:` argument")) {
      try mode(["CI": "1"], argument: record)
    }
    #expect(throws: SnapshotFailure.recordsInCI(record, origin: "the enclosing snapshots scope")) {
      try mode(["CI": "1"], scope: record)
    }
  }

  @Test func `a misspelt mode fails naming the variable and the words`() {
    let failure = #expect(throws: SnapshotFailure.self) { try mode(["SCREENS_RECORD": "alll"]) }
    #expect(
      failure?.text() == """
        SCREENS_RECORD is "alll", which is no record mode.

        The modes are all, failed, missing, never.

        Set SCREENS_RECORD to one of them, or unset it.
        """)
  }
}
