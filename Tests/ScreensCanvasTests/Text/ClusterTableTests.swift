import Testing

@testable import ScreensCanvas

struct ClusterTableTests {
  @Test func clustersAreNumberedInOrder() {
    var table = ClusterTable()
    #expect(table.append([0x65, 0x301]) == Glyph.firstCluster)
    #expect(table.append([0x1F469, 0x200D, 0x1F431]) == Glyph.firstCluster + 1)
    #expect(table.range(of: Glyph.firstCluster) == 0..<3)
    #expect(table.range(of: Glyph.firstCluster + 1) == 3..<14)
  }

  @Test func whatIsNoScalarIsReplaced() {
    var table = ClusterTable()
    _ = table.append([0xD800, 0x110000])
    #expect(table.bytes == Array("\u{FFFD}\u{FFFD}".utf8))
  }
}
