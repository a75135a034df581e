/// What may lie beside `Package.swift`, files with a dot in front aside.
let topLevelNames: Set<String> = ["Package.swift", "README.md", "Sources", "Tests", "Snapshots"]

func topLevelProblems(_ names: [String]) -> [String] {
  names.filter { !$0.hasPrefix(".") && !topLevelNames.contains($0) }.sorted()
    .map { "`\($0)` does not belong beside Package.swift." }
}

extension SourceFile {
  func packageDependencyProblems() -> [String] {
    problems { row in
      row.contains(".package(") && !row.hasPrefix("//") ? "The package depends on no other." : nil
    }
  }
}
