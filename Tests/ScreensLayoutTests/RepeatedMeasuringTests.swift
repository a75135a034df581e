import ScreensCanvas
import ScreensLayout
import Testing

/// Sixty levels of whatever asks a child more than once: doubling at each of them would never end.
@Suite struct RepeatedMeasuringTests {
  @Test(.timeLimit(.minutes(1)), arguments: Level.allCases)
  func sixtyLevelsFinish(level: Level) {
    var sketch = text("some words that wrap")
    for number in 1...60 { sketch = level.around(sketch, Int32(number)) }
    let tree = sketch.tree
    for width in [nil, 0, 7, 40] {
      for height in [nil, 0, 3, 30] {
        let placement = Placement(tree, in: Proposal(width: width, height: height))
        #expect(placement.frames.allSatisfy { $0.width >= -1 && $0.height >= 0 })
      }
    }
  }

  /// Different kinds in turn, so that a question on one axis leads to one on the other.
  @Test(.timeLimit(.minutes(1)), arguments: 0..<40)
  func mixedLevelsFinish(seed: Int) {
    var random = Seeded(seed)
    var sketch = text("some words that wrap")
    for number in 1...60 {
      sketch = Level.allCases.randomElement(using: &random)!.around(sketch, Int32(number))
    }
    let tree = sketch.tree
    for (width, height) in [(nil, nil), (40, nil), (nil, 20), (40, 20), (0, 0)] as [(Int?, Int?)] {
      let placement = Placement(tree, in: Proposal(width: width, height: height))
      #expect(placement.frames.count == tree.count)
    }
  }

  enum Level: CaseIterable {
    case growingMinimum, shrinkingMaximum, growingHeight, ideal, rowWithRule, columnWithRule, columnWithSpacer
    case fixedHeightInColumn, baselineRow, layers, priorityLayers, fillsBehind, viewport, fitting

    func around(_ inner: Sketch, _ number: Int32) -> Sketch {
      switch self {
      case .growingMinimum: inner.frame(minWidth: number)
      case .shrinkingMaximum: inner.frame(maxWidth: 61 - number, maxHeight: 61 - number)
      case .growingHeight: inner.frame(minHeight: number, maxHeight: 2 * number)
      case .ideal: inner.frame(idealWidth: number, maxWidth: Proposal.infinite, idealHeight: 61 - number)
      case .rowWithRule: hstack(inner, divider())
      case .columnWithRule: vstack(inner, divider())
      case .columnWithSpacer: vstack(text("beside it"), spacer(), inner)
      case .fixedHeightInColumn: vstack(text("beside it"), inner.fixedSize(.vertical), spacer())
      case .baselineRow: hstack(alignment: .lastTextBaseline, text("x"), vstack(text("above it"), inner))
      case .layers: zstack(fixed(number, 61 - number), inner)
      case .priorityLayers: zstack(fixed(61 - number, 1).priority(1), inner)
      case .fillsBehind: zstack(color(), inner).fixedSize()
      case .viewport: scroll(stretches: true, vstack(text("beside it"), inner))
      case .fitting: viewThatFits(in: .vertical, vstack(inner, text("x")), text("y"))
      }
    }
  }
}
