/// What the command line asks for.
struct Arguments: Equatable {
  enum Command: Equatable {
    /// Measures workloads in processes of their own and prints a table.
    case compare
    /// Measures one workload in this process and prints a row: what `compare` starts.
    case measure(name: String, size: Int)
    /// Prints the text of one workload, to be compared with that of its floor.
    case text(name: String, size: Int)
    case help
  }

  private(set) var command = Command.compare
  /// Names and letters of workloads; none for all that are not optional.
  private(set) var words: [String] = []
  private(set) var values: [BenchOption: String] = [:]
  private(set) var processes = 5

  private static let commands = ["--help", "--measure", "--text"]

  init(_ arguments: some Collection<String>) throws(BenchError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--help" || word == "-h" {
        command = .help
      } else if word == "--measure" || word == "--text" {
        guard let name = rest.popFirst(), let size = rest.popFirst().flatMap({ Int($0) }) else {
          throw .missingWorkload(word)
        }
        command = word == "--text" ? .text(name: name, size: size) : .measure(name: name, size: size)
      } else if let option = BenchOption(rawValue: word) {
        guard let value = rest.popFirst() else { throw .missingValue(option) }
        values[option] = value
      } else if word.hasPrefix("-") {
        throw .unknownOption(word, known: BenchOption.allCases.map(\.rawValue) + Self.commands)
      } else {
        words.append(word)
      }
    }
    if let text = values[.processes] {
      guard let count = Int(text), 1...99 ~= count else { throw .invalidCount(.processes, text) }
      processes = count
    }
  }

  /// The workloads that are asked for, in the order they have.
  func chosen(of workloads: [Workload]) throws(BenchError) -> [Workload] {
    for word in words where !workloads.contains(where: { $0.isCalled(word) }) {
      var names: [String] = []
      for workload in workloads where !names.contains(workload.name) { names.append(workload.name) }
      throw .unknownWorkload(word, known: names)
    }
    return workloads.filter { workload in
      words.isEmpty ? !workload.isOptional : words.contains { workload.isCalled($0) }
    }
  }
}

extension Workload {
  fileprivate func isCalled(_ word: String) -> Bool { word == name || word == String(letter) }
}
