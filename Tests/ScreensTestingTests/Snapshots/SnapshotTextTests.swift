import Testing

@testable import ScreensTesting

@Suite struct SnapshotTextTests {
  private func normal(_ text: String) -> [UInt8] { SnapshotText(text).bytes }

  @Test(arguments: [
    "a\nb\n", "a\r\nb\r\n", "a\nb", "a  \nb\t\n", "a \r\nb\n\n\n", "a\r\nb \r\n\r\n", "a\r\nb\r",
  ])
  func `line ends, trailing blanks and the final newline do not count`(text: String) {
    #expect(normal(text) == Array("a\nb\n".utf8))
  }

  @Test func `everything else counts`() {
    #expect(normal("\n a\n\nb") == Array("\n a\n\nb\n".utf8))
    #expect(normal("a\rb") == Array("a\rb\n".utf8))
    #expect(normal("") == Array("\n".utf8))
    #expect(normal("\u{a0}\n") == Array("\u{a0}\n".utf8))
  }

  @Test func `canonically equal texts differ`() {
    #expect("e\u{301}" == "\u{e9}")
    #expect(SnapshotText("e\u{301}") != SnapshotText("\u{e9}"))
  }
}
