import ScreensCanvas
import ScreensLayout
import Testing

/// A box around any text has straight sides: every printed row is as wide as the box (rule A9).
@Suite struct StraightSidesTests {
  /// Texts of at most 12 scalars from all of Unicode, every second one from blocks that join, combine or hide.
  private static func text(_ random: inout Seeded) -> String {
    let blocks: [ClosedRange<UInt32>] = [
      0x00...0x7F, 0x300...0x36F, 0x600...0x61C, 0x900...0x97F, 0xE01...0xE5B, 0x1100...0x11FF,
      0x2000...0x206F,
      0x2600...0x27BF, 0x3000...0x30FF, 0xAC00...0xAC40, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF,
      0x1F3F3...0x1F3FF,
      0x1F442...0x1F469, 0xE0020...0xE007F,
    ]
    var text = ""
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let block = Bool.random(using: &random) ? blocks.randomElement(using: &random)! : 0...0x10FFFF
      let scalar = Unicode.Scalar(UInt32.random(in: block, using: &random))
      text.unicodeScalars.append(scalar ?? "\u{FFFD}")
    }
    return text
  }

  @Test(arguments: 0..<10)
  func aBoxAroundAnyTextHasStraightSides(seed: Int) {
    var random = Seeded(seed)
    // 10 times 50 columns of 100 boxes are 50,000 texts.
    for _ in 0..<50 {
      let width = Int.random(in: 1...40, using: &random)
      let texts = (0..<100).map { _ in Self.text(&random) }
      let printed = boxes(around: texts, width: width)
      for row in printed.split(separator: "\n") {
        let cells = cells(of: String(row))
        guard cells != width + 2 else { continue }
        Issue.record("\(cells) cells instead of \(width + 2): \(row.unicodeScalars.map { $0.value })")
      }
    }
  }

  private func boxes(around texts: [String], width: Int) -> String {
    var tree = Tree()
    tree.open(.stack(StackElement(axis: .vertical, horizontal: .leading)))
    for text in texts {
      tree.open(.border(.single))
      tree.open(.viewport(ViewportElement(axis: .horizontal)))
      tree.open(.frame(FrameElement(width: Int32(width), height: nil, alignment: .topLeading)))
      tree.add(.text(TextElement(span: tree.text.append(text))))
      for _ in 0..<3 { tree.close() }
    }
    tree.close()
    let placement = Placement(tree, in: Proposal(width: width + 2, height: nil))
    let size = Size(width: width + 2, height: placement.size.height)
    return Painting(tree, placement, size: size).encode(as: .text)
  }

  /// The cells of a printed row, counted afresh.
  private func cells(of row: String) -> Int {
    var store = TextStore()
    return Int(store.append(row).width)
  }
}
