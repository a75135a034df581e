import Screens

/// A screen that is compared with its snapshot, unless something is wrong with it.
struct ScreenCheck {
  let screen: Screen
  let format: Format
  /// Errors that the test pictures on purpose.
  let accepted: Set<Diagnostic.Code>
  /// How the session came to it.
  var steps: [String] = []

  /// What is wrong with it and not accepted.
  var errors: [Diagnostic] {
    screen.diagnostics.filter { $0.severity == .error && !accepted.contains($0.code) }
  }

  /// Hands a failure to the test that is running.
  func report(at place: TestPlace, named name: String?, record: RecordMode?) {
    failure(at: place, named: name, record: record)?.report(at: place, .current)
  }

  func failure(at place: TestPlace, named name: String?, record: RecordMode?) -> SnapshotFailure? {
    failure(
      SnapshotCheck(place: place, record: record, testCase: ParameterCase.current), named: name)
  }

  /// A screen with errors is neither compared nor recorded: its picture is not worth keeping.
  func failure(_ check: SnapshotCheck, named name: String?) -> SnapshotFailure? {
    let text = screen.render(as: format)
    guard !errors.isEmpty else {
      return check.failure(of: text, named: name, fileExtension: format.fileExtension, reachedBy: steps)
    }
    do throws(SnapshotFailure) {
      let (claim, _) = try check.claim(text, named: name, fileExtension: format.fileExtension)
      // A file that two places claim is the lesser trouble here.
      try? check.environment.run.enter(claim)
      return .broken(self, claim)
    } catch {
      return error
    }
  }
}

extension ScreenCheck {
  init(_ session: Session, format: Format, accepted: Set<Diagnostic.Code>) {
    // Reading the screen may run what is still to happen on it.
    self.init(screen: session.screen, format: format, accepted: accepted)
    steps = session.steps
  }
}
