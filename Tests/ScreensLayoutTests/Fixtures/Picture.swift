import ScreensCanvas
import ScreensLayout

extension Sketch {
  func placement(width: Int?, height: Int?) -> Placement {
    Placement(tree, in: Proposal(width: width, height: height))
  }

  /// `5 x 1`: what the outermost element answers.
  func size(width: Int?, height: Int?) -> String { placement(width: width, height: height).size.description }

  /// A row `name (x, y, width, height)` for each named element that has a place, in painting order.
  func frames(width: Int?, height: Int?) -> String {
    let draft = draft
    let placement = Placement(draft.tree, in: Proposal(width: width, height: height))
    let placed = draft.listed.filter { placement.frames[$0.index].width != Placement.withdrawn }
    return placed.map { "\($0.name) \(placement.frames[$0.index].rect)" }.joined(separator: "\n")
  }

  /// What shows on a canvas of the proposed size; of the tree's own size on an axis where none is proposed.
  func picture(width: Int?, height: Int?) -> String {
    let tree = tree
    let placement = Placement(tree, in: Proposal(width: width, height: height))
    let size = Size(width: width ?? placement.size.width, height: height ?? placement.size.height)
    return Encoding.text.encode(Canvas(tree, placement, size: size))
  }
}

extension Canvas {
  /// The tree on a canvas of `size`, drawn at once.
  init(_ tree: Tree, _ placement: Placement, size: Size) {
    self = Painting(tree, placement, size: size).canvas
  }
}
