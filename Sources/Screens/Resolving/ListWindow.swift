import ScreensCanvas
import ScreensLayout

/// Which rows are resolved of a list that can do without those out of sight.
enum ListRows {
  case all
  /// None, because only state and paths matter.
  case none
  /// These, by the order of the lists; of a list that is not among them, those that may be in sight.
  case inSight([Range<Int>])
}

/// A list of which only some rows are in the tree.
struct ListWindow {
  var element: Int
  /// What it is there.
  let rows: RowsElement
  let range: Range<Int>
}

/// Whether all rows that can be seen are in the tree.
enum RowsSight {
  case whole
  /// These rows are needed, by the order of the lists.
  case missing([Range<Int>])
  /// A list was moved with what is around it, so that nobody knows.
  case unknown
}

extension Resolver {
  /// Whether a list may be resolved in part.
  var mayLeaveOutRows: Bool {
    if isCovered { return true }
    switch listRows {
    case .all: return false
    case .none: return true
    case .inSight: return environment.device.height != nil
    }
  }

  /// The rows to resolve of a list.
  mutating func rowsToResolve(_ rows: RowsElement, _ reach: NodeReach) -> Range<Int> {
    guard reach < .naming, mayLeaveOutRows else { return 0..<rows.count }
    guard !isCovered, case .inSight(let ranges) = listRows else { return 0..<0 }
    let known = windows.count < ranges.count ? ranges[windows.count] : rowsNearOffset(rows)
    let range = known.clamped(to: 0..<rows.count)
    var shown = rows
    shown.first = range.lowerBound
    windows.append(ListWindow(element: tree.count, rows: shown, range: range))
    return range
  }

  /// As if the list began at the top of the screen, with a screenful before and after.
  private func rowsNearOffset(_ rows: RowsElement) -> Range<Int> {
    let height = environment.device.height ?? 0
    let end = rows.count * max(1, rows.pitch)
    let top = min(scrollOffsets[scrolledScreen] ?? 0, end)
    return rows.rows(in: max(0, top - 2 * height)..<max(1, top + 2 * height))
  }

  /// Whether every row in sight was resolved, now that everything has a place.
  func rowsInSight(_ placement: Placement, _ size: Size) -> RowsSight {
    var isWhole = true
    var ranges: [Range<Int>] = []
    for window in windows {
      guard window.element < tree.count, tree.elements[window.element] == .rows(window.rows) else {
        return .unknown
      }
      let visible = visibleRows(of: window, placement, size)
      let isCovered = visible.isEmpty || visible.clamped(to: window.range) == visible
      ranges.append(isCovered ? window.range : visible)
      isWhole = isWhole && isCovered
    }
    return isWhole ? .whole : .missing(ranges)
  }

  private func visibleRows(of window: ListWindow, _ placement: Placement, _ size: Size) -> Range<Int> {
    let frame = placement.frames[window.element].rect
    var (top, bottom) = (0, size.height)
    var around = window.element
    while around >= 0 {
      let rect = placement.frames[around].rect
      if placement.frames[around].width == Placement.withdrawn { return 0..<0 }
      if case .viewport = tree.elements[around] { (top, bottom) = (max(top, rect.y), min(bottom, rect.maxY)) }
      around = Int(tree.parents[around])
    }
    return top < bottom ? window.rows.rows(in: top - frame.y..<bottom - frame.y) : 0..<0
  }

  /// Keeps the state of rows that were left out as long as they are among the rows.
  mutating func keepState(of steps: RowSteps) {
    let parent = identityNumber()
    store.identities.keep(KeptRows(parent: parent, position: identity.currentPosition, steps: steps))
  }
}

/// Rows of a list that stay although a render does not touch them.
struct KeptRows {
  /// The identity around them, and the place of the list in it.
  let parent: Int
  let position: Int
  let steps: RowSteps

  func holds(_ key: IdentityKey) -> Bool {
    key.parent == parent && key.position == position && steps.contains(key.step)
  }
}
