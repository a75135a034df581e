import Foundation
import Screens

@testable import ScreensTesting

/// A run of tests elsewhere: with a folder of its own that goes away, and with none but its own variables.
final class OtherRun {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "screens-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Does something as if it stood in a test of another package.
  func perform<Result>(_ variables: [String: String] = [:], _ body: () throws -> Result) rethrows -> Result {
    let environment = SnapshotEnvironment(
      variables: variables.merging(["SCREENS_SNAPSHOTS": folder.path]) { given, _ in given },
      arguments: ["Tests.xctest"], workingFolder: folder.path, temporaryFolder: folder.path + "/temporary",
      isTerminal: false, print: { _ in }, run: SnapshotRun())
    return try SnapshotEnvironment.$current.withValue(environment, operation: body)
  }

  /// The messages of `assertSnapshots(exploring:)` in the test `everyStackState` of the suite `CafeTests`.
  func failures(
    of map: StateMap, accepting kinds: Set<Finding.Kind> = [], record: RecordMode? = nil,
    _ variables: [String: String] = [:]
  ) -> [String] {
    return perform(variables) {
      SnapshotCheck(place: Self.place, record: record).failures(
        of: map, accepting: kinds, mayBeCut: false, named: nil
      ).map { $0.text() }
    }
  }

  /// The message of `assertSnapshot(of: session, named: name)` in the same test.
  func failure(of session: Session, named name: String) -> String? {
    perform {
      ScreenCheck(screen: session.screen, format: .text, accepted: [], steps: session.steps)
        .failure(SnapshotCheck(place: Self.place, testCase: nil), named: name)?.text()
    }
  }

  private static let place = TestPlace(
    fileID: "CafeTests/CafeTests.swift", filePath: "/cafe/Tests/CafeTests/CafeTests.swift",
    function: "everyStackState()", line: 8, column: 3, suites: ["CafeTests"])

  /// The paths of the snapshots, in order.
  var snapshots: [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted()
  }

  func read(_ snapshot: String) throws -> String {
    try String(contentsOf: folder.appending(path: snapshot), encoding: .utf8)
  }

  /// Changes a snapshot, as another version of the app would have left it.
  func write(_ text: String, to snapshot: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: snapshot))
  }

  func delete(_ snapshot: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: snapshot))
  }
}
