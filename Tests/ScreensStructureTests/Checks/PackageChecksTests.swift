import Testing

@Suite struct PackageChecksTests {
  @Test func `what is strange is named`() {
    #expect(
      topLevelProblems(["docs", "Package.swift", "a.py", ".git"]) == [
        "`a.py` does not belong beside Package.swift.", "`docs` does not belong beside Package.swift.",
      ])
    #expect(topLevelProblems(topLevelNames + [".build", ".ci"]) == [])
  }

  @Test func `a dependency is found`() {
    let file = SourceFile(
      path: "Package.swift",
      text: "// No .package(url:) here.\nlet a = [\n  .package(path: \"../a\")\n]\n")
    #expect(file.packageDependencyProblems() == ["Package.swift:3: The package depends on no other."])
    #expect(
      SourceFile(path: "Package.swift", text: "let package = Package(\n").packageDependencyProblems() == [])
  }
}
