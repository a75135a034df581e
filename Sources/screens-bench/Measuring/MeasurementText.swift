/// Measurements as rows of text: what a file of them holds and what the processes tell each other.
extension Measurement {
  /// Name, size and figures, separated by tabs.
  var row: String {
    let numbers = [first, time.user, time.system, floor].map { "\($0)" }
    let counts = [bytes, textBytes, inputBytes, peakBytes, treeBytes].map { "\($0)" }
    return ([name, "\(size)"] + numbers + counts).joined(separator: "\t")
  }

  /// `nil` for what is no such row.
  init?(row: some StringProtocol) {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
    let numbers = fields.dropFirst(2).prefix(4).compactMap { Double($0) }
    let counts = fields.dropFirst(6).compactMap { Int($0) }
    guard fields.count == 11, numbers.count == 4, counts.count == 5, let size = Int(fields[1]) else {
      return nil
    }
    self.init(name: String(fields[0]), size: size)
    (first, time, floor) = (numbers[0], CPUTime(user: numbers[1], system: numbers[2]), numbers[3])
    (bytes, textBytes, inputBytes) = (counts[0], counts[1], counts[2])
    (peakBytes, treeBytes) = (counts[3], counts[4])
  }
}

/// A file of measurements.
enum SavedMeasurements {
  private static let heading = "screens-bench 1"

  static func text(of measurements: [Measurement]) -> String {
    ([heading] + measurements.map(\.row)).joined(separator: "\n") + "\n"
  }

  /// `nil` where `text` is no such file.
  static func read(_ text: String) -> [Measurement]? {
    let rows = text.split(separator: "\n")
    guard rows.first.map(String.init) == heading else { return nil }
    let measurements = rows.dropFirst().map { Measurement(row: $0) }
    return measurements.contains { $0 == nil } ? nil : measurements.compactMap { $0 }
  }
}
