/// Why the benchmark can't do what it is asked for: what is wrong, why, and what to do.
struct BenchError: Error, Equatable {
  let what: String
  let why: String
  let remedy: String

  /// Three lines.
  var text: String { "error: \(what)\n\(why)\n\(remedy)\n" }
}

extension BenchError {
  static func unknownWorkload(_ word: String, known: [String]) -> BenchError {
    BenchError(
      what: "There is no workload \"\(word)\".",
      why: "A workload is called by its name or by the letter of its group.",
      remedy: "The names are \(known.joined(separator: ", ")).")
  }

  static func unknownOption(_ word: String, known: [String]) -> BenchError {
    BenchError(
      what: "There is no option \"\(word)\".",
      why: "What begins with dashes is an option.",
      remedy: "The options are \(known.joined(separator: ", ")); --help says what they do.")
  }

  static func missingWorkload(_ command: String) -> BenchError {
    BenchError(
      what: "\(command) is not followed by a workload.",
      why: "It runs one workload in this process, called by its name and its size.",
      remedy: "Write \(command) rows 10000, for example.")
  }

  static func missingValue(_ option: BenchOption) -> BenchError {
    BenchError(
      what: "\(option.rawValue) has no value.",
      why: "It is followed by \(option.valueMeaning).",
      remedy: "Write \(option.rawValue) \(option.example), for example.")
  }

  static func invalidCount(_ option: BenchOption, _ text: String) -> BenchError {
    BenchError(
      what: "\(option.rawValue) is \"\(text)\", which is no number of processes.",
      why: "It is a whole number from 1 to 99.",
      remedy: "Write \(option.rawValue) \(option.example), for example.")
  }

  static func notHere(_ name: String) -> BenchError {
    BenchError(
      what: "The workload \"\(name)\" can't run in this process.",
      why: "It is the whole run of another program.",
      remedy: "Name it without --measure and --text.")
  }

  static func otherText(_ name: String, expected: Fingerprint, found: Fingerprint) -> BenchError {
    BenchError(
      what: "The workload \"\(name)\" gave another text than it should.",
      why:
        "It has \(found.rows) rows and the sum \(found.sum) instead of \(expected.rows) and \(expected.sum).",
      remedy: "Find out what changed what screens look like; if it is meant, change the sum in the workload.")
  }

  static func cannotStart(_ program: String, reason: String) -> BenchError {
    BenchError(
      what: "\(program) could not be run.",
      why: "The system says: \(reason).",
      remedy: "Give the path of a program that can be executed.")
  }

  static func brokenFloor(_ program: String, output: String) -> BenchError {
    BenchError(
      what: "\(program) is no floor for these workloads.",
      why: "It should write its time as cpu_ms=… and some bytes, and wrote \"\(output.prefix(200))\".",
      remedy: "Give the path of the floor's program, and make its texts beside it first.")
  }

  static func otherFloor(_ floor: String, program: String) -> BenchError {
    BenchError(
      what: "\(floor) is no floor for the cold start.",
      why: "It prints something else than \(program) does.",
      remedy:
        "Give the path of a program that prints what `screens-preview show menu` prints and does nothing else."
    )
  }

  static func brokenProcess(_ name: String, size: Int) -> BenchError {
    BenchError(
      what: "The workload \"\(name)\" did not come to its end.",
      why: "The process that ran it stopped early.",
      remedy: "Run it alone with --measure \(name) \(size) to see why.")
  }

  static func cannotRead(_ path: String, reason: String) -> BenchError {
    BenchError(
      what: "\(path) could not be read.", why: reason,
      remedy: "Give the path of a file that --save has written.")
  }

  static func cannotWrite(_ path: String, reason: String) -> BenchError {
    BenchError(
      what: "\(path) could not be written.", why: "The system says: \(reason).",
      remedy: "Give the path of a file in a folder that exists.")
  }
}
