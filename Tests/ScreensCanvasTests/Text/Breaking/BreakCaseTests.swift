import Testing

@testable import ScreensCanvas

/// What ICU, an implementation of its own of the same rules, finds in 42,050 strings.
struct BreakCaseTests {
  private struct Case {
    var scalars: [UInt32] = []
    var clusters: Set<Int> = []
    var lines: Set<Int> = []

    init(_ line: String) {
      var scalar: UInt32 = 0
      for byte in line.utf8 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): scalar = scalar << 4 | UInt32(byte - 0x30)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): scalar = scalar << 4 | UInt32(byte - 0x37)
        default:
          scalars.append(scalar)
          scalar = 0
          if byte != UInt8(ascii: "."), byte != UInt8(ascii: "l") { clusters.insert(scalars.count) }
          if byte != UInt8(ascii: "."), byte != UInt8(ascii: "c") { lines.insert(scalars.count) }
        }
      }
      scalars.append(scalar)
    }
  }

  @Test func A4_B3_breaksWhereICUDoes() throws {
    var count = 0
    for line in try Fixture.lines("break-cases.txt") {
      let expected = Case(line)
      count += 1
      if graphemeBreaks(in: expected.scalars) != expected.clusters { Issue.record("clusters of \(line)") }
      if lineBreaks(in: expected.scalars, isTailored: false) != expected.lines {
        Issue.record("lines of \(line)")
      }
    }
    #expect(count == 42_050)
  }
}
