/// One thing to measure: prepared once, run many times, and the text it gives.
struct Workload {
  let name: String
  /// What one run consists of, such as `10,000 rows`.
  let size: String
  /// Bytes of text that one run reads; 0 where that says nothing.
  var inputBytes = 0
  /// Runs that are measured; the table shows their median.
  let repetitions: Int
  let prepare: () -> () -> String
}
