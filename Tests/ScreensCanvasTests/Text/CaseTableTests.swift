import Testing

@testable import ScreensCanvas

/// Inputs with what is printed for them, decided one by one.
struct CaseTableTests {
  @Test func A6_everyRowOfTheWidthTable() throws {
    for row in try Fixture.rows("width-cases.tsv") {
      let input = unescaped(row[1])
      let expected = row[2] == "=" ? escaped(input) : row[2]
      let result = printed(input)
      #expect(escaped(result.text) == expected, "\(row[0]) prints")
      #expect(String(result.cells) == row[3], "\(row[0]) takes cells")
    }
  }

  @Test func B4_everyRowOfTheWrapTable() throws {
    for row in try Fixture.rows("wrap-cases.tsv") {
      let modes: [String: TruncationMode] = ["head": .head, "middle": .middle, "tail": .tail, "": .tail]
      let result = lines(
        unescaped(row[2]), width: Int(row[3]), limit: Int(row[4]), try #require(modes[row[5]]))
      #expect(result.map(escaped).joined(separator: "\\n") == row[7], "\(row[0]) \(row[1])")
      #expect(String(result.count) == row[6], "\(row[0]) \(row[1])")
    }
  }
}
