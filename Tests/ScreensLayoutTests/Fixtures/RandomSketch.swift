import ScreensCanvas
import ScreensLayout

extension Sketch {
  /// Some tree of at most `depth` levels; the same one for the same seed.
  static func random(_ seed: Int, depth: Int = 4) -> Sketch {
    var random = Seeded(seed)
    return Sketch.random(depth: depth, using: &random)
  }

  static func random(depth: Int, using random: inout Seeded) -> Sketch {
    if depth == 0 || Int.random(in: 0..<6, using: &random) == 0 { return leaf(using: &random) }
    if Bool.random(using: &random) { return container(depth: depth, using: &random) }
    return modified(.random(depth: depth - 1, using: &random), using: &random)
  }

  static func leaf(using random: inout Seeded) -> Sketch {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: text("a")
    case 1: text("hello world")
    case 2: text("one two three four", lineLimit: Int32.random(in: 0...2, using: &random))
    case 3: fixed(Int32.random(in: 0...7, using: &random), Int32.random(in: 0...4, using: &random))
    case 4: color()
    case 5: spacer(minLength: Int32.random(in: 0...2, using: &random))
    default: divider()
    }
  }

  private static func container(depth: Int, using random: inout Seeded) -> Sketch {
    let count = Int.random(in: 0...3, using: &random)
    var children: [Sketch] = []
    for _ in 0..<count {
      let child = Sketch.random(depth: depth - 1, using: &random)
      let priority = Int.random(in: 0..<8, using: &random)
      children.append(priority == 0 ? child.priority(1) : child)
    }
    let axis = Axis.allCases.randomElement(using: &random)!
    let spacing: Int32? = [nil, 0, 1, 2].randomElement(using: &random)!
    let (horizontal, vertical) = (
      HorizontalAlignment.allCases.randomElement(using: &random)!,
      VerticalAlignment.allCases.randomElement(using: &random)!
    )
    if Int.random(in: 0..<4, using: &random) == 0 {
      let alignment = Alignment(horizontal: horizontal, vertical: vertical)
      return Sketch { [children] in $0.wrap(.layers(alignment), named: "ZStack", children) }
    }
    return stack(
      StackElement(axis: axis, spacing: spacing, horizontal: horizontal, vertical: vertical), children)
  }

  private static func modified(_ content: Sketch, using random: inout Seeded) -> Sketch {
    var lengths = [Int32?](repeating: nil, count: 6)
    for index in lengths.indices where Int.random(in: 0..<4, using: &random) == 0 {
      lengths[index] = Int32.random(in: 0...12, using: &random)
    }
    let other = leaf(using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return content.frame(width: lengths[0], height: lengths[1])
    case 1, 2:
      return content.frame(
        minWidth: lengths[0], idealWidth: lengths[1], maxWidth: lengths[2], minHeight: lengths[3],
        idealHeight: lengths[4], maxHeight: lengths[5])
    case 3: return content.frame(maxWidth: Proposal.infinite)
    case 4: return content.padding(Int.random(in: 0...2, using: &random))
    case 5: return content.border()
    case 6:
      return content.fixedSize(
        [.horizontal, .vertical, [.horizontal, .vertical]].randomElement(using: &random)!)
    case 7: return content.overlay(other)
    case 8: return content.background(other)
    case 9: return content.offset(x: 1, y: 1)
    case 10: return scroll(axis: Axis.allCases.randomElement(using: &random)!, content)
    default: return content.brackets()
    }
  }
}
