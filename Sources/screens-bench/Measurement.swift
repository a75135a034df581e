/// The median CPU time of a workload's runs and how many bytes one run gives.
struct Measurement {
  let workload: Workload
  let time: CPUTime
  let bytes: Int
  let inputBytes: Int

  init(of workload: Workload) {
    self.workload = workload
    let prepared = workload.prepare()
    let run = prepared.run
    inputBytes = prepared.inputBytes
    bytes = run().utf8.count
    let times = (0..<workload.repetitions).map { _ in
      let start = CPUTime.now
      _ = run()
      return CPUTime.now - start
    }
    time = times.sorted { $0.user + $0.system < $1.user + $1.system }[times.count / 2]
  }

  static let header =
    column("workload", 12) + column("size", 16) + column("user ms", 10) + column("system ms", 11)
    + column("bytes", 12) + column("MB/s in", 8)

  var row: String {
    Self.column(workload.name, 12) + Self.column(workload.size, 16) + Self.column(milliseconds(time.user), 10)
      + Self.column(milliseconds(time.system), 11) + Self.column("\(bytes)", 12)
      + Self.column(throughput, 8)
  }

  /// Megabytes of input for each second of CPU time.
  private var throughput: String {
    let total = time.user + time.system
    guard inputBytes > 0, total > 0 else { return "" }
    return "\(Int((Double(inputBytes) / 1_000 / total).rounded()))"
  }

  private func milliseconds(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
