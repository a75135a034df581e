import Testing

/// What the code alone does not keep true; a failure lists every place.
@Suite struct RepositoryTests {
  @Test func `there is something to read`() throws {
    #expect(Repository.sources.count > 50)
    #expect(Repository.tests.contains { $0.path == "Tests/ScreensStructureTests/RepositoryTests.swift" })
    #expect(Repository.topLevel.contains("Package.swift"))
    #expect(try Repository.file("Package.swift").text.contains("ScreensStructureTests"))
    #expect(SourceFile.systemFiles.isSubset(of: Repository.sources.map(\.path)))
  }

  @Test func `files are short enough to be read`() {
    expectNone(Repository.sources.flatMap { $0.fileLengthProblems() })
  }

  @Test func `modules import what they may`() {
    expectNone(Repository.sources.flatMap { $0.importProblems() })
  }

  @Test func `sources see what users see`() {
    expectNone(Repository.sources.flatMap { $0.testableImportProblems() })
  }

  @Test func `public declarations are documented`() {
    expectNone(Repository.sources.flatMap { $0.documentationProblems() })
  }

  @Test func `names say what a thing is`() {
    expectNone((Repository.sources + Repository.tests).flatMap { $0.vocabularyProblems() })
  }

  @Test func `nothing strange lies in the package's folder`() {
    expectNone(topLevelProblems(Repository.topLevel))
  }

  @Test func `the package depends on no other`() throws {
    expectNone(try Repository.file("Package.swift").packageDependencyProblems())
  }

  private func expectNone(_ problems: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    guard !problems.isEmpty else { return }
    Issue.record(Comment(rawValue: "\n" + problems.joined(separator: "\n")), sourceLocation: sourceLocation)
  }
}
