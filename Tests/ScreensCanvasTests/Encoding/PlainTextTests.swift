import ScreensCanvas
import Testing

@Suite struct PlainTextTests {
  @Test func rowsLoseTheirTrailingBlanks() {
    #expect(
      encoded(width: 6, height: 3) {
        $0.write("a b", x: 1); $0.write("c", x: 5, y: 2)
      } == " a b\n\n     c\n")
  }

  @Test func everyRowEndsInANewline() {
    #expect(
      encoded(width: 2, height: 2) {
        $0.write("ab", x: 0); $0.write("cd", x: 0, y: 1)
      } == "ab\ncd\n")
    #expect(encoded(width: 0, height: 3) { _ in } == "\n\n\n")
    #expect(encoded(width: 3, height: 0) { _ in } == "")
  }

  @Test func onlyBlanksAreTrimmed() {
    let picture = encoded(width: 3, height: 2) { pen in
      pen.fill(0xA0, x: 0, y: 0, count: 2, style: 0)
      pen.put(0x3000, x: 1, y: 1, style: 0)
    }
    #expect(picture == "\u{A0}\u{A0}\n \u{3000}\n")
  }

  @Test func continuationsWriteNothing() {
    #expect(encoded(width: 6, height: 1) { $0.write("aABb", x: 0) } == "aＡＢb\n")
    #expect(encoded(width: 4, height: 1) { $0.write("A", x: 2) } == "  Ａ\n")
  }

  @Test func scalarsOfOneToFourBytes() {
    let scalars: [UInt32] = [0x7E, 0x80, 0x7FF, 0x800, 0xFFFD, 0x10000, 0x10FFFF]
    let picture = encoded(width: 7, height: 1) { pen in
      for (x, scalar) in scalars.enumerated() { pen.put(scalar, x: x, y: 0, style: 0) }
    }
    #expect(picture.unicodeScalars.map(\.value) == scalars + [0x0A])
  }

  @Test func clustersWriteTheirScalars() {
    var clusters = ClusterTable()
    let accented = clusters.append([0x65, 0x301])
    let family = clusters.append([0x1F468, 0x200D, 0x1F469, 0x200D, 0x1F467])
    var canvas = Canvas(width: 5, height: 1, clusters: clusters)
    canvas.draw { pen in
      [accented, family | Glyph.wide, 0x78].withUnsafeBufferPointer { _ = pen.run($0, x: 0, y: 0, style: 0) }
    }
    #expect(Encoding.text.encode(canvas) == "e\u{301}👨‍👩‍👧x\n")
  }

  /// Rows of a long canvas, each longer than the room that was reserved at first.
  @Test func longClustersGetTheRoomTheyNeed() {
    var clusters = ClusterTable()
    let tall = clusters.append([0x61] + Array(repeating: UInt32(0x301), count: 200))
    var canvas = Canvas(width: 3, height: 40, clusters: clusters)
    canvas.draw { pen in for y in 0..<40 { pen.fill(tall, x: 0, y: y, count: 3, style: 0) } }
    let row = String(repeating: "a" + String(repeating: "\u{301}", count: 200), count: 3) + "\n"
    #expect(Encoding.text.encode(canvas) == String(repeating: row, count: 40))
  }

  @Test(arguments: [1, 7, 8, 9, 15, 16, 17, 33, 80])
  func oneWideScalarAnywhereInARow(width: Int) {
    for place in 0..<width {
      let picture = encoded(width: width, height: 1) { pen in
        pen.fill(0x61, x: 0, y: 0, count: width, style: 0)
        pen.put(0x2502, x: place, y: 0, style: 0)
      }
      let (before, after) = (
        String(repeating: "a", count: place), String(repeating: "a", count: width - place - 1)
      )
      #expect(picture == before + "│" + after + "\n")
    }
  }

  @Test func nameAndExtension() {
    #expect(Encoding.text.name == "text")
    #expect(Encoding.text.fileExtension == "txt")
  }

  private func encoded(width: Int, height: Int, _ body: (inout Pen) -> Void) -> String {
    var canvas = Canvas(width: width, height: height)
    canvas.draw(body)
    return Encoding.text.encode(canvas)
  }
}
