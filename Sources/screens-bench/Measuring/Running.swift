import Screens
import ScreensLayout

extension Workload {
  /// What there is to run, prepared.
  func start() throws(BenchError) -> Run {
    guard case .screens(let prepare) = kind else { throw .notHere(name) }
    return prepare()
  }

  /// Runs the workload in this process: once as the first time, then as often as it wants.
  @MainActor func measure() throws(BenchError) -> Measurement {
    let run = try start()
    var result = Measurement(name: name, size: size)
    let memoryBefore = ResourceUse.ofProcess.peakBytes
    let (first, output) = Self.timed(run.perform)
    result.first = first
    if let expected, Fingerprint(of: output.text) != expected {
      throw .otherText(name, expected: expected, found: Fingerprint(of: output.text))
    }
    (result.bytes, result.textBytes, result.inputBytes) = (
      output.bytes, output.text.utf8.count, run.inputBytes
    )
    var times: [Double] = []
    var sum = CPUTime()
    for _ in 0..<repetitions {
      run.reset()
      let start = CPUTime.now
      let (time, _) = Self.timed(run.perform)
      times.append(time)
      sum = sum + (CPUTime.now - start)
    }
    result.time = .of(total: median(times), splitAs: sum)
    result.peakBytes = ResourceUse.ofProcess.peakBytes - memoryBefore
    result.treeBytes = run.session?.screen.tree.byteCount ?? 0
    return result
  }

  private static func timed(_ body: () -> Output) -> (time: Double, output: Output) {
    let start = ResourceUse.milliseconds
    let output = body()
    return (ResourceUse.milliseconds - start, output)
  }
}
