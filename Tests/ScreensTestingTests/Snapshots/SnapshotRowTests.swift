import Testing

@testable import ScreensTesting

@Suite struct SnapshotRowTests {
  private func rows(_ text: String) -> [String] {
    SnapshotRow.rows(of: Array(text.utf8)).map {
      String(decoding: $0.bytes, as: UTF8.self) + "|" + String(decoding: $0.content, as: UTF8.self)
        + ($0.endsWithNewline ? "|" : "")
    }
  }

  @Test func `a row keeps its bytes beside what counts`() {
    #expect(rows("a \t\r\n b\n") == ["a \t\r|a|", " b| b|"])
    #expect(rows("a\r\r\n") == ["a\r\r|a\r|"])
  }

  @Test func `only the last row can lack its newline`() {
    #expect(rows("\n\nx") == ["||", "||", "x|x"])
    #expect(rows("") == [])
  }
}
