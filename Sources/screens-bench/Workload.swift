/// One thing to measure: prepared once, run many times, and the text it gives.
struct Workload {
  let name: String
  /// What one run consists of, such as `10,000 rows`.
  let size: String
  /// Runs that are measured; the table shows their median.
  let repetitions: Int
  let prepare: () -> () -> String
}
