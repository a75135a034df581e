/// What can be set on the command line, each followed by a value.
enum BenchOption: String, CaseIterable {
  case floor = "--floor"
  case coldFloor = "--cold-floor"
  case preview = "--preview"
  case processes = "--processes"
  case save = "--save"
  case against = "--against"

  var valueMeaning: String {
    switch self {
    case .floor, .coldFloor, .preview: "the path of a program"
    case .processes: "a number of processes"
    case .save, .against: "the path of a file"
    }
  }

  var example: String {
    switch self {
    case .floor: "./floor"
    case .coldFloor: "./menu"
    case .preview: ".build/release/screens-preview"
    case .processes: "5"
    case .save, .against: "before.txt"
    }
  }

  var summary: String {
    switch self {
    case .floor: "also run this program for a to d and g: FLOOR a|b|c|d N writes cpu_ms=… on standard error"
    case .coldFloor:
      "compare the cold start with this program, which prints what `screens-preview show menu` does"
    case .preview: "the samples' program, if it is not beside this one"
    case .processes: "processes for each workload; the table has their medians (5)"
    case .save: "keep the figures in a file"
    case .against: "compare the figures with those that another build has saved"
    }
  }
}
