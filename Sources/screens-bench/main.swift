// Measures the pipeline: swift run -c release screens-bench [name …]
let wanted = CommandLine.arguments.dropFirst()
let known = Workload.all.map(\.name)
if let unknown = wanted.first(where: { !known.contains($0) }) {
  print("There is no workload \"\(unknown)\". There are: \(known.joined(separator: ", ")).")
} else {
  print(Measurement.header)
  for workload in Workload.all where wanted.isEmpty || wanted.contains(workload.name) {
    print(Measurement(of: workload).row)
  }
}
