/// One assertion's claim that a snapshot file holds what it shows.
struct SnapshotClaim: Sendable {
  var file: SnapshotFile
  var text: SnapshotText
  var place: TestPlace
  /// The arguments of the parameterised case that claims, as in `device: phone`.
  var testCase: String?

  /// Both claims come from one parameterised test, so only a name made of its arguments can tell them apart.
  func isAnotherCase(of other: SnapshotClaim) -> Bool {
    testCase != nil && other.testCase != nil && place.function == other.place.function
      && place.filePath.description == other.place.filePath.description
  }

  var description: String {
    "\(place.testName) at \(place.description)" + (testCase.map { " (case \($0))" } ?? "")
  }
}
