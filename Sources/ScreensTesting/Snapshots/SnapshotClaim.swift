/// One assertion's claim that a snapshot file holds what it shows.
struct SnapshotClaim: Sendable {
  var file: SnapshotFile
  var text: SnapshotText
  var place: TestPlace
  /// The arguments of the parameterised case that claims, as in `device: phone`.
  var testCase: String?
  /// The route of the explored state that claims, as in `profile/settings`.
  var route: String?

  /// Both claims come from one parameterised test, so only a name made of its arguments can tell them apart.
  func isAnotherCase(of other: SnapshotClaim) -> Bool {
    testCase != nil && other.testCase != nil && testCase != other.testCase && isInTest(of: other)
  }

  /// Both claims come from one exploration, so only other descriptions of the values can tell them apart.
  func isAnotherRoute(of other: SnapshotClaim) -> Bool {
    route != nil && other.route != nil && route != other.route && isInTest(of: other)
  }

  /// One assertion claims twice, because it stands in a loop or its test is repeated.
  func isAgain(_ other: SnapshotClaim) -> Bool {
    testCase == other.testCase && route == other.route && isInTest(of: other)
      && (place.line, place.column) == (other.place.line, other.place.column)
  }

  private func isInTest(of other: SnapshotClaim) -> Bool {
    place.function == other.place.function
      && place.filePath.description == other.place.filePath.description
  }

  var description: String {
    let details = [testCase.map { "case \($0)" }, route.map { "route \($0)" }].compactMap(\.self)
    let suffix = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
    return "\(place.testName) at \(place.description)\(suffix)"
  }
}
