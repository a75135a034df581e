import Screens

/// One thing to measure: prepared once, run many times, and the text it gives.
struct Workload {
  /// Workloads that belong together have one letter; it selects all of them.
  let letter: Character
  let name: String
  /// How many times, or how much of, what `unit` says.
  let size: Int
  let unit: String
  /// Runs that are measured in each process after the first one.
  var repetitions = 5
  /// Arguments of the program that writes the same text straight down, if it can.
  var floor: [String]?
  /// What the text has to be.
  var expected: Fingerprint?
  /// Left out unless it is asked for.
  var isOptional = false
  let kind: Kind

  enum Kind {
    /// Screens, rendered in a process of the benchmark.
    case screens(() -> Run)
    /// The samples' program, started with these arguments.
    case program([String])
  }

  /// What is ready to be run.
  struct Run {
    /// Bytes of text that one run reads; 0 where that says nothing.
    var inputBytes = 0
    /// Puts things back between two runs; not measured.
    var reset: () -> Void = {}
    /// What is shown, for the size of its tree.
    var session: Session?
    let perform: () -> Output
  }

  /// What one run gave.
  struct Output {
    /// The text, or the last one of many.
    var text: String
    /// Bytes of all texts.
    var bytes: Int

    init(_ text: String, bytes: Int? = nil) {
      self.text = text
      self.bytes = bytes ?? text.utf8.count
    }
  }
}
