/// Measures the pipeline.
@main
struct Bench {
  @MainActor static func main() {
    do throws(BenchError) {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      switch arguments.command {
      case .help: print(helpText(Workload.all), terminator: "")
      case .measure(let name, let size): print(try workload(name, size).measure().row)
      case .text(let name, let size): print(try workload(name, size).start().perform().text, terminator: "")
      case .compare: try compare(arguments)
      }
    } catch {
      endProcess(error.text)
    }
  }

  @MainActor private static func workload(_ name: String, _ size: Int) throws(BenchError) -> Workload {
    guard let workload = Workload.all.first(where: { $0.name == name && $0.size == size }) else {
      throw .unknownWorkload("\(name) \(size)", known: Workload.all.map { "\($0.name) \($0.size)" })
    }
    return workload
  }

  @MainActor private static func compare(_ arguments: Arguments) throws(BenchError) {
    let workloads = try arguments.chosen(of: Workload.all)
    let earlier = try arguments.values[.against].map(savedMeasurements) ?? []
    let comparison = Comparison(arguments)
    var measurements: [(workload: Workload, measurement: Measurement)] = []
    // What was measured is shown, whatever one of the workloads lacks.
    var failure: BenchError?
    for workload in workloads {
      do throws(BenchError) {
        measurements.append((workload, try comparison.measure(workload)))
      } catch {
        failure = failure ?? error
      }
    }
    print(table(of: measurements, against: earlier), terminator: "")
    if let path = arguments.values[.save] {
      try writeFile(SavedMeasurements.text(of: measurements.map(\.measurement)), to: path)
    }
    if let failure { throw failure }
  }

  private static func savedMeasurements(_ path: String) throws(BenchError) -> [Measurement] {
    guard let measurements = SavedMeasurements.read(try readFile(path)) else {
      throw .cannotRead(path, reason: "It is no list of measurements.")
    }
    return measurements
  }
}
