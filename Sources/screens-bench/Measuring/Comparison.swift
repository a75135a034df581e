/// Measures workloads in processes of their own, each next to its floor, so that both have the same weather.
struct Comparison {
  private let bench: String
  private let floor: Floor?
  private let preview: String
  private let coldFloor: String?
  private let processes: Int

  init(_ arguments: Arguments, bench: String = CommandLine.arguments[0]) {
    self.bench = bench
    floor = arguments.values[.floor].map { Floor(program: $0) }
    let folder = bench.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    preview = arguments.values[.preview] ?? (folder + ["screens-preview"]).joined(separator: "/")
    coldFloor = arguments.values[.coldFloor]
    processes = arguments.processes
  }

  /// The medians of several processes.
  func measure(_ workload: Workload) throws(BenchError) -> Measurement {
    var all: [Measurement] = []
    for _ in 0..<processes {
      switch workload.kind {
      case .screens: all.append(try measureScreens(workload))
      case .program(let arguments): all.append(try measureProgram(workload, arguments))
      }
    }
    return Measurement(medianOf: all)
  }

  private func measureScreens(_ workload: Workload) throws(BenchError) -> Measurement {
    let process = try ChildProcess(bench, ["--measure", workload.name, "\(workload.size)"])
    guard process.hasSucceeded,
      var measurement = process.output.split(separator: "\n").last.flatMap({ Measurement(row: $0) })
    else {
      throw .brokenProcess(workload.name, size: workload.size)
    }
    if let floor, let arguments = workload.floor { measurement.floor = try floor.milliseconds(arguments) }
    return measurement
  }

  /// A program from its start to its end: so many times in a row, as one of them is too short to tell.
  private func measureProgram(
    _ workload: Workload, _ arguments: [String]
  ) throws(BenchError) -> Measurement {
    var measurement = Measurement(name: workload.name, size: workload.size)
    var (times, floors): ([CPUTime], [Double]) = ([], [])
    for _ in 0..<max(1, workload.size) {
      let process = try ChildProcess(preview, arguments)
      guard process.hasSucceeded else { throw .brokenProcess(workload.name, size: workload.size) }
      times.append(process.time)
      (measurement.bytes, measurement.peakBytes) = (process.output.utf8.count, process.peakBytes)
      guard let coldFloor else { continue }
      let floor = try ChildProcess(coldFloor, [])
      guard floor.output == process.output else { throw .otherFloor(coldFloor, program: preview) }
      floors.append(floor.time.total)
    }
    measurement.first = times[0].total
    measurement.time = .of(total: median(times.map(\.total)), splitAs: times.reduce(CPUTime(), +))
    measurement.floor = median(floors)
    return measurement
  }
}
