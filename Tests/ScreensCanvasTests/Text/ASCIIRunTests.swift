import Testing

@testable import ScreensCanvas

struct ASCIIRunTests {
  @Test func endsAtTheFirstByteThatIsNotPrintable() {
    for length in 0..<40 {
      for place in 0..<length {
        for stop: UInt8 in [0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xFF] {
          var bytes = (0..<length).map { UInt8(0x20 + $0 * 7 % 95) }
          bytes[place] = stop
          if place + 3 < length { bytes[place + 3] = 0x0A }
          for start in [0, place / 2, place] {
            #expect(bytes.withUnsafeBufferPointer { ASCIIRun.end(in: $0, from: start) } == place)
          }
        }
      }
      let whole = [UInt8](repeating: 0x7E, count: length)
      #expect(whole.withUnsafeBufferPointer { ASCIIRun.end(in: $0, from: 0) } == length)
    }
  }

  @Test func aStretchBeginsAtASpaceThatNothingHolds() {
    func place(_ text: String) -> Int {
      Array(text.utf8).withUnsafeBufferPointer { ASCIIRun.stretchEnd(in: $0, 0..<$0.count) }
    }
    #expect(place("one two") == 3)
    #expect(place("one two ") == 7)
    #expect(place("one two  ") == 7)
    #expect(place("one (  ") == 3)
    #expect(place("word") == 0)
  }
}
