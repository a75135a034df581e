import Testing

@testable import ScreensTesting

@Suite struct WordMarksTests {
  /// The colours as letters in brackets: `-` and `+` for rows, `R` and `A` for marked words.
  private func painted(_ old: [String], _ new: [String]) -> [String] {
    let rows =
      old.map { DiffRow(kind: .removed, bytes: Array($0.utf8)[...], endsWithNewline: true) }
      + new.map { DiffRow(kind: .added, bytes: Array($0.utf8)[...], endsWithNewline: true) }
    return WordMarks.paint(rows).map { row in
      row.replacing("\u{1B}[31m", with: "[-").replacing("\u{1B}[32m", with: "[+")
        .replacing("\u{1B}[31;7m", with: "[R").replacing("\u{1B}[32;7m", with: "[A")
        .replacing("\u{1B}[0m", with: "]")
    }
  }

  @Test func `the words that changed are marked`() {
    #expect(
      painted(["│ Cart (1) │"], ["│ Cart (2) │"])
        == ["[--][-│ Cart (][R1][-) │]", "[++][+│ Cart (][A2][+) │]"])
  }

  @Test func `rows with nothing in common are painted whole`() {
    #expect(painted(["one"], ["two three"]) == ["[--one]", "[++two three]"])
  }

  @Test func `rows without a partner are painted whole`() {
    #expect(painted(["a b"], ["a c", "d"]) == ["[--][-a ][Rb]", "[++][+a ][Ac]", "[++d]"])
  }
}
