/// The table of measurements; `earlier` ones are those of another build.
func table(of measurements: [(workload: Workload, measurement: Measurement)], against earlier: [Measurement])
  -> String
{
  var table = Table([
    "workload", "size", "first ms", "CPU ms", "user", "system", "each µs", "bytes", "MB/s in", "peak KB",
    "tree KB", "peak/text+tree", "floor ms", "x floor", "first x floor", "x time", "x peak",
  ])
  for (workload, measurement) in measurements {
    table.add(
      ["\(workload.letter)  \(workload.name)", "\(grouped(workload.size)) \(workload.unit)"]
        + measurement.figures + measurement.ratios(to: earlier.first { measurement.isSame(as: $0) }))
  }
  return table.text
}

extension Measurement {
  fileprivate var figures: [String] {
    // Pages of memory tell nothing about little of it.
    let isLarge = textBytes + treeBytes > 1 << 18
    return [
      fixed(first), fixed(time.total), fixed(time.user), fixed(time.system),
      fixed(time.total * 1_000 / Double(max(1, size)), 3), grouped(bytes),
      inputBytes > 0 ? fixed(Double(inputBytes) / 1_000 / time.total, 0) : "", grouped(peakBytes / 1_024),
      isLarge ? grouped(treeBytes / 1_024) : "",
      isLarge ? times(Double(peakBytes), Double(textBytes + treeBytes)) : "",
      floor > 0 ? fixed(floor) : "", times(time.total, floor), times(first, floor),
    ]
  }

  fileprivate func ratios(to earlier: Measurement?) -> [String] {
    guard let earlier else { return ["", ""] }
    return [
      times(time.total, earlier.time.total), times(Double(peakBytes), Double(earlier.peakBytes)),
    ]
  }

  /// Nothing where there is nothing to compare with.
  private func times(_ a: Double, _ b: Double) -> String { b > 0 ? fixed(a / b) : "" }
}
