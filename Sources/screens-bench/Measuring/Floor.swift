/// A program that writes the texts of some workloads straight down, without a tree or a layout.
///
/// It is called with a letter and a number and ends what it writes on standard error with `cpu_ms=` and the
/// milliseconds that the writing took.
struct Floor {
  let program: String

  /// CPU milliseconds of its run with `arguments`.
  func milliseconds(_ arguments: [String]) throws(BenchError) -> Double {
    // It looks for its texts beside itself unless told otherwise.
    let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    let process = try ChildProcess(
      program, arguments, variables: ["BENCH_DIR": folder.isEmpty ? "." : folder], capturing: .errors)
    guard process.hasSucceeded, let time = Self.time(in: process.output) else {
      throw .brokenFloor(program, output: process.output)
    }
    return time
  }

  /// The number behind `cpu_ms=`, unless the program had nothing to write.
  static func time(in output: String) -> Double? {
    let words = output.split(whereSeparator: \.isWhitespace)
    guard !words.contains("bytes=0") else { return nil }
    return words.last { $0.hasPrefix("cpu_ms=") }.flatMap { Double($0.dropFirst(7)) }
  }
}
