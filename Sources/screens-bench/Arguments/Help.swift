/// What `--help` prints.
func helpText(_ workloads: [Workload]) -> String {
  var text = """
    Measures how long screens take from nodes to text.

    swift run -c release screens-bench [workload …] [option value …]

    Each workload runs in processes of its own. The table has the CPU time of the first run in a process and of
    those after it, the bytes of text, the memory that was needed for it, and that memory as a multiple of the text
    and the tree together.

    Workloads:

    """
  for workload in workloads {
    let note = workload.isOptional ? ", only when asked for" : ""
    text += "  \(workload.letter)  \(workload.name): \(grouped(workload.size)) \(workload.unit)\(note)\n"
  }
  text += "\nOptions:\n"
  for option in BenchOption.allCases { text += "  \(option.rawValue) VALUE: \(option.summary)\n" }
  return text
}
