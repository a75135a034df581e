import Testing

@testable import ScreensTesting

@Suite struct WordsTests {
  private func words(_ bytes: [UInt8]) -> [String] {
    Words.split(bytes[...]).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `words, blanks and signs stand apart`() {
    #expect(words(Array("│ Größe  (12)".utf8)) == ["│", " ", "Größe", "  ", "(", "12", ")"])
    #expect(words([]) == [])
  }

  @Test func `bytes that are no text are kept`() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xFE, 0x20, 0x62]
    #expect(Words.split(bytes[...]).flatMap { $0 } == bytes)
  }
}
