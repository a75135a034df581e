import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct PlacementTests {
  @Test func emptyTree() {
    let placement = Placement(Tree(), in: Proposal(width: 10, height: 3))
    #expect(placement.size.description == "0 x 0")
    #expect(placement.frames.isEmpty)
  }

  @Test(arguments: 0..<400) func noSizeIsNegative(seed: Int) {
    let tree = Sketch.random(seed, depth: 5).tree
    for (width, height) in proposals {
      let placement = Placement(tree, in: Proposal(width: width, height: height))
      let isSound = placement.frames.allSatisfy { frame in
        frame.width >= 0 && frame.height >= 0 && frame.width <= Proposal.infinite
          && frame.height <= Proposal.infinite
      }
      #expect(isSound, "seed \(seed) at \(width ?? -1) x \(height ?? -1)")
    }
  }

  @Test(arguments: 0..<100) func aSecondLayoutIsTheSame(seed: Int) {
    let sketch = Sketch.random(seed, depth: 5)
    for (width, height) in proposals {
      let first = sketch.frames(width: width, height: height)
      #expect(first == sketch.frames(width: width, height: height))
    }
  }

  /// What others take is gone, and the last one gets all that is left.
  @Test(arguments: 0..<200) func sharesAddUp(seed: Int) {
    var random = Seeded(seed)
    let spacing = Int32.random(in: 0...2, using: &random)
    var children: [Sketch] = []
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: children.append(fixed(Int32.random(in: 0...6, using: &random), 1))
      case 1: children.append(text("wrapping words of a text"))
      case 2: children.append(color())
      default: children.append(spacer(minLength: 0))
      }
    }
    children.insert(color(), at: Int.random(in: 0...children.count, using: &random))
    let row = stack(StackElement(axis: .horizontal, spacing: spacing), children)
    let smallest = Int(row.tree.flexibilities[0].minWidth)
    for width in smallest...(smallest + 40) {
      let (tree, placement) = (row.tree, row.placement(width: width, height: 5))
      let frames = tree.children(of: 0).map { placement.frames[$0].rect }
      let gaps = Int(spacing) * (frames.count - 1)
      #expect(frames.reduce(gaps) { $0 + $1.width } == width, "seed \(seed)")
      #expect(frames.last?.maxX == width, "seed \(seed)")
      #expect(placement.size.width == width, "seed \(seed)")
    }
  }

  private let proposals: [(Int?, Int?)] = [
    (nil, nil), (0, 0), (1, 1), (7, nil), (nil, 4), (30, 9), (Int.max, Int.max), (12, Int.max), (-5, 3),
  ]
}
