import ScreensCanvas
import ScreensLayout
import Testing

/// A tall screen drawn band by band is the one drawn at once.
@Suite struct BandsTests {
  /// Rows with borders, wide clusters and things that stick out, far taller than one band.
  private var tree: Tree {
    var tree = Tree()
    tree.open(.border(.double))
    tree.open(.viewport(ViewportElement(axis: .vertical, offset: 3)))
    tree.open(.stack(StackElement(axis: .vertical, horizontal: .leading)))
    for row in 0..<700 {
      tree.open(.stack(StackElement(axis: .horizontal)))
      if row % 7 == 0 { tree.open(.border(.single)) }
      if row % 11 == 0 { tree.open(.offset(x: 2, y: -1)) }
      tree.add(.text(TextElement(span: tree.text.append("row \(row) 表示 and then some more words"))))
      if row % 11 == 0 { tree.close() }
      if row % 7 == 0 { tree.close() }
      if row % 50 == 0 {
        tree.open(.frame(FrameElement(width: 3, height: 120)))
        tree.add(.fill(0x2E))
        tree.close()
      }
      tree.close()
    }
    for _ in 0..<3 { tree.close() }
    return tree
  }

  @Test(arguments: [20, 60, 400, 9_000])
  func bandsShowWhatOneCanvasShows(width: Int) {
    let tree = tree
    for height in [nil, 1_000] {
      let placement = Placement(tree, in: Proposal(width: width, height: height))
      let size = Size(width: width, height: height ?? placement.size.height)
      let painting = Painting(tree, placement, size: size)
      #expect(size.height > 700)
      #expect(painting.encode(as: .text) == Encoding.text.encode(painting.canvas))
      #expect(painting.encode(as: .ansi) == Encoding.ansi.encode(painting.canvas))
    }
  }
}
