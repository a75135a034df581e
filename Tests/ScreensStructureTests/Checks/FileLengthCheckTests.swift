import Testing

@Suite struct FileLengthCheckTests {
  private func file(_ name: String, rows: Int) -> SourceFile {
    SourceFile(path: "Sources/Screens/\(name).swift", text: String(repeating: "//\n", count: rows))
  }

  @Test func `a file has 300 rows at most`() {
    #expect(file("Node", rows: 300).fileLengthProblems() == [])
    #expect(
      file("Node", rows: 301).fileLengthProblems() == [
        "Sources/Screens/Node.swift: 301 rows; the most is 300."
      ])
  }

  @Test func `a table may be long`() {
    #expect(file("WidthTable", rows: 5000).fileLengthProblems() == [])
  }
}
