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
  private(set) var all: [Stroke]
  /// The whole screen, and then one for each viewport.
  private(set) var clips: [Rect]
  /// Viewports around the element at hand, innermost last: where they end, and their clip.
  private var viewports: [(index: Int, end: Int, clip: Int)] = []

  /// `memory` is empty.
  init(_ tree: Tree, _ placement: Placement, screen: Rect, memory: consuming [Stroke] = []) {
    all = memory
    clips = [screen]
    all.reserveCapacity(tree.count / 2)
    tree.entries.withUnsafeBufferPointer { entries in
      placement.frames.withUnsafeBufferPointer { frames in
        var index = 0
        while index < entries.count {
          while let viewport = viewports.last, viewport.end <= index { leave(viewport, frames) }
          index = add(index, entries[index], frames)
        }
        while let viewport = viewports.last { leave(viewport, frames) }
      }
    }
  }

  /// Adds what an element draws and returns the next one that may draw something.
  @inline(__always)
  private mutating func add(
    _ index: Int, _ entry: Tree.Entry, _ frames: UnsafeBufferPointer<Placement.Frame>
  ) -> Int {
    guard frames[index].width != Placement.withdrawn else { return Int(entry.end) }
    switch entry.element {
    case .hidden: return Int(entry.end)
    case .text, .fill, .border, .brackets: add(index, frames[index], reach: 0)
    case .rule(let rule): add(index, frames[index], reach: rule.reach)
    case .stack(let stack):
      if stack.drawsRules { add(index, frames[index], reach: 0) }
    case .viewport:
      let outer = clips[viewports.last?.clip ?? 0]
      clips.append(outer.intersection(frames[index].rect))
      viewports.append((index, Int(entry.end), clips.count - 1))
    case .named, .fitting, .spacer, .layers, .attachment, .padding, .frame, .flexibleFrame, .fixedSize, .offset:
      break
    }
    return index + 1
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

extension RuleElement {
  /// Rows above and below its own on which it draws, too.
  fileprivate var reach: Int { axis == .vertical && joinsBorder ? 1 : 0 }
}
