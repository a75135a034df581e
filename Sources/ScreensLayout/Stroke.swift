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
  /// The whole screen, and then one for each element that cuts what is inside it.
  private(set) var clips: [Rect]
  /// Cutting elements around the element at hand, innermost last: where they end, and their clip.
  private var cutters: [(index: Int, end: Int, clip: Int, isViewport: Bool)] = []

  /// `memory` is empty.
  init(_ tree: Tree, _ placement: Placement, screen: Rect, memory: consuming [Stroke] = []) {
    all = memory
    clips = [screen]
    all.reserveCapacity(tree.count / 2)
    tree.entries.withUnsafeBufferPointer { entries in
      placement.frames.withUnsafeBufferPointer { frames in
        var index = 0
        while index < entries.count {
          while let cutter = cutters.last, cutter.end <= index { leave(cutter, frames) }
          index = add(index, entries[index], frames)
        }
        while let cutter = cutters.last { leave(cutter, frames) }
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
    case .rows(let rows):
      if rows.drawsRules { add(index, frames[index], reach: 0) }
    case .viewport: enter(index, end: Int(entry.end), frames[index].rect, isViewport: true)
    case .frame(let frame):
      guard frame.cutsHeight, overflows(index, end: Int(entry.end), frames) else { break }
      let (rect, screen) = (frames[index].rect, clips[0])
      let rows = Rect(x: screen.x, y: rect.y, width: screen.width, height: rect.height)
      enter(index, end: Int(entry.end), rows, isViewport: false)
    case .named, .fitting, .spacer, .layers, .attachment, .padding, .flexibleFrame, .fixedSize, .offset:
      break
    }
    return index + 1
  }

  private mutating func enter(_ index: Int, end: Int, _ rect: Rect, isViewport: Bool) {
    clips.append(clips[cutters.last?.clip ?? 0].intersection(rect))
    cutters.append((index, end, clips.count - 1, isViewport))
  }

  private mutating func leave(
    _ cutter: (index: Int, end: Int, clip: Int, isViewport: Bool),
    _ frames: UnsafeBufferPointer<Placement.Frame>
  ) {
    cutters.removeLast()
    if cutter.isViewport { add(cutter.index, frames[cutter.index], reach: 0, isViewportEnd: true) }
  }

  /// Whether something inside an element may be drawn above or below it.
  private func overflows(
    _ index: Int, end: Int, _ frames: UnsafeBufferPointer<Placement.Frame>
  ) -> Bool {
    let own = frames[index]
    return (index + 1..<end).contains {
      frames[$0].y < own.y || Int(frames[$0].y) + Int(frames[$0].height) > Int(own.y) + Int(own.height)
    }
  }

  /// Leaves out what is wholly above or below its clip.
  private mutating func add(
    _ index: Int, _ frame: Placement.Frame, reach: Int, isViewportEnd: Bool = false
  ) {
    let number = cutters.last?.clip ?? 0
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
