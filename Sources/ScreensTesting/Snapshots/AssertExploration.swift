public import Screens

/// Fails the calling test unless every stack state of the app agrees with its snapshot, and nothing is wrong with any.
///
/// ```swift
/// @Test func everyStackState() {
///   assertSnapshots(exploring: .phone) { Shop() }
/// }
/// ```
/// The files are `Snapshots/<test file>/<test>[.<name>]/<route>.txt`: `root.txt`, `profile.txt`,
/// `profile/settings.txt`. The folder holds those of the states there are and no others, so that a file of a state
/// that is gone fails, and is deleted where the record mode is `all`.
///
/// Everything the exploration finds wrong fails the test as well, unless its kind is among those in `accepting`; so does
/// a bound that kept it from a state, unless `mayBeCut`. A screen that does not show what it is meant to show, because of
/// an error that is not accepted, is neither compared nor recorded. `explore` says what the other parameters mean.
/// Returns what was found, for expectations of your own.
@discardableResult
public func assertSnapshots<Root: Node>(
  exploring device: Device = .phone, limit: Int = 500, depth: Int = 12, identity: StateIdentity = .stack,
  inputs: [String: [String]] = [:], codec: StackPath.Codec? = nil, accepting kinds: Set<Finding.Kind> = [],
  mayBeCut: Bool = false,
  named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column, filter: (Control) -> Bool = { _ in true }, @NodeBuilder _ root: () -> Root
) -> StateMap {
  let map = explore(
    limit: limit, depth: depth, on: device, identity: identity, inputs: inputs, codec: codec, filter: filter,
    root)
  assertSnapshots(
    of: map, accepting: kinds, mayBeCut: mayBeCut, named: name, record: record, fileID: fileID,
    filePath: filePath, function: function, line: line, column: column)
  return map
}

/// Fails the calling test unless every state of `map` agrees with its snapshot, and nothing is wrong with any.
///
/// It is what `assertSnapshots(exploring:)` does with what it has explored.
public func assertSnapshots(
  of map: StateMap, accepting kinds: Set<Finding.Kind> = [], mayBeCut: Bool = false,
  named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let check = SnapshotCheck(place: place, record: record, testCase: ParameterCase.current)
  for failure in check.failures(of: map, accepting: kinds, mayBeCut: mayBeCut, named: name) {
    failure.report(at: place, check.environment)
  }
}

/// Holds every state of `map` against its snapshot, and returns the messages of all failures.
///
/// Use `assertSnapshots(exploring:)` in tests; this is what it is made of.
public func verifySnapshots(
  of map: StateMap, accepting kinds: Set<Finding.Kind> = [], mayBeCut: Bool = false,
  named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) -> [String] {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  return SnapshotCheck(place: place, record: record, testCase: ParameterCase.current)
    .failures(of: map, accepting: kinds, mayBeCut: mayBeCut, named: name).map { $0.text() }
}
