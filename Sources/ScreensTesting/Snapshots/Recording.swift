/// The record mode in force for one assertion, and who chose it.
struct Recording: Equatable {
  var mode: RecordMode
  var reason: String

  /// Weighs `SCREENS_RECORD` over the argument, the argument over the scope, the scope over the default.
  init(
    argument: RecordMode?, scope: RecordMode?, environment: SnapshotEnvironment
  ) throws(SnapshotFailure) {
    if let word = environment.value(of: "SCREENS_RECORD") {
      guard let mode = RecordMode(rawValue: word) else { throw .unknownRecordMode(word) }
      self.init(mode: mode, reason: "SCREENS_RECORD is set to it")
    } else if let mode = argument ?? scope {
      let origin = argument == nil ? "the enclosing snapshots scope" : "the `record:` argument"
      if environment.isCI && mode != .never { throw .recordsInCI(mode, origin: origin) }
      self.init(mode: mode, reason: "\(origin) says so")
    } else if environment.isCI {
      self.init(mode: .never, reason: "CI is set")
    } else {
      self.init(mode: .missing, reason: "nothing else was asked for")
    }
  }

  private init(mode: RecordMode, reason: String) {
    self.mode = mode
    self.reason = reason
  }

  var writesMissing: Bool { mode != .never }
  var writesDifferent: Bool { mode == .all || mode == .failed }
  var deletesObsolete: Bool { mode == .all }
}
