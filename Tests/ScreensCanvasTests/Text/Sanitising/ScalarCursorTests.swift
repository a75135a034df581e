import Testing

@testable import ScreensCanvas

struct ScalarCursorTests {
  @Test func readsScalarsOfEveryLength() {
    let scalars: [UInt32] = [0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF]
    var text = string(scalars)
    let read = text.withUTF8 { bytes in
      var cursor = ScalarCursor(bytes: bytes, position: 0)
      var read: [UInt32] = []
      while let next = cursor.peek() {
        read.append(cursor.next())
        #expect(read.last == next)
      }
      #expect(cursor.isAtEnd)
      return read
    }
    #expect(read == scalars)
  }
}
