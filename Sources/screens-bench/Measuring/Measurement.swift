/// What is known of one workload after it was run.
struct Measurement: Equatable {
  var name: String
  var size: Int
  /// CPU time of the first run in a process, in milliseconds.
  var first = 0.0
  /// CPU time of a run after the first.
  var time = CPUTime()
  /// Bytes of text that a run gives.
  var bytes = 0
  /// Bytes of the text that it gives last.
  var textBytes = 0
  /// Bytes of text that a run reads; 0 where that says nothing.
  var inputBytes = 0
  /// Bytes of memory that the runs needed over what the process had before them.
  var peakBytes = 0
  /// Bytes of the tree of the last screen; 0 where there is none.
  var treeBytes = 0
  /// CPU time of the floor, in milliseconds; 0 where there is none.
  var floor = 0.0

  init(name: String, size: Int) {
    self.name = name
    self.size = size
  }

  /// The medians of what several processes measured of the same workload.
  init(medianOf all: [Measurement]) {
    self = all[0]
    first = median(all.map(\.first))
    let sum = all.map(\.time).reduce(CPUTime(), +)
    time = .of(total: median(all.map(\.time.total)), splitAs: sum)
    peakBytes = Int(median(all.map { Double($0.peakBytes) }))
    floor = median(all.map(\.floor))
  }

  func isSame(as other: Measurement) -> Bool { name == other.name && size == other.size }
}

/// The one in the middle; of an even number the larger of the two there.
func median(_ values: [Double]) -> Double {
  values.isEmpty ? 0 : values.sorted()[values.count / 2]
}
