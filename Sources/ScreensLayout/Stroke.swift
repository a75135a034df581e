import ScreensCanvas

/// What one element draws: the rows it is on and the place it is clipped to.
struct Stroke {
  let element: Int32
  /// Rows of the screen, the second one not included.
  let top: Int32
  let bottom: Int32
  /// The number of the clip.
  let clip: Int32
  /// The marks of a viewport, drawn after everything inside it.
  let isViewportEnd: Bool
}

/// Everything a placed tree draws on a screen, in painting order.
struct Strokes {
  private(set) var all: [Stroke] = []
  /// The whole screen, and then one for each viewport.
  private(set) var clips: [Rect]
  /// Viewports around the element at hand, innermost last: where they end, and their clip.
  private var viewports: [(index: Int, end: Int, clip: Int)] = []

  init(_ tree: Tree, _ placement: Placement, screen: Rect) {
    clips = [screen]
    all.reserveCapacity(tree.count / 2)
    tree.entries.withUnsafeBufferPointer { entries in
      placement.frames.withUnsafeBufferPointer { frames in
        var index = 0
        while index < entries.count {
          while let viewport = viewports.last, viewport.end <= index { leave(viewport, frames) }
          let isSkipped = frames[index].width == Placement.withdrawn || entries[index].element == .hidden
          guard !isSkipped else {
            index = Int(entries[index].end)
            continue
          }
          if entries[index].element.draws { add(index, frames[index], reach: entries[index].element.reach) }
          if case .viewport = entries[index].element {
            let outer = clips[viewports.last?.clip ?? 0]
            clips.append(outer.intersection(frames[index].rect))
            viewports.append((index, Int(entries[index].end), clips.count - 1))
          }
          index += 1
        }
        while let viewport = viewports.last { leave(viewport, frames) }
      }
    }
  }

  private mutating func leave(
    _ viewport: (index: Int, end: Int, clip: Int), _ frames: UnsafeBufferPointer<Placement.Frame>
  ) {
    viewports.removeLast()
    add(viewport.index, frames[viewport.index], reach: 0, isViewportEnd: true)
  }

  /// Leaves out what is wholly above or below its clip.
  private mutating func add(
    _ index: Int, _ frame: Placement.Frame, reach: Int, isViewportEnd: Bool = false
  ) {
    let number = viewports.last?.clip ?? 0
    let clip = clips[number]
    let top = max(Int(frame.y) - reach, clip.y)
    let bottom = min(Int(frame.y) + Int(frame.height) + reach, clip.maxY)
    guard top < bottom else { return }
    all.append(
      Stroke(
        element: Int32(index), top: Int32(clamping: top), bottom: Int32(clamping: bottom),
        clip: Int32(number),
        isViewportEnd: isViewportEnd))
  }
}

extension Element {
  /// Rows above and below its own on which it draws, too.
  fileprivate var reach: Int {
    if case .rule(let rule) = self, rule.axis == .vertical, rule.joinsBorder { return 1 }
    return 0
  }

  /// Whether it shows anything besides what is inside it.
  @inline(__always)
  fileprivate var draws: Bool {
    switch self {
    case .text, .rule, .fill, .border, .brackets: true
    case .stack(let stack): stack.drawsRules
    default: false
    }
  }
}
