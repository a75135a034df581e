/// One thing to measure: prepared once, run many times, and the text it gives.
struct Workload {
  let name: String
  /// What one run consists of, such as `10,000 rows`.
  let size: String
  /// Runs that are measured; the table shows their median.
  let repetitions: Int
  let prepare: () -> Prepared

  /// What is ready to be run, and the bytes of text that one run reads; 0 where that says nothing.
  struct Prepared {
    var inputBytes = 0
    let run: () -> String
  }
}
