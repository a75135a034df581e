package import ScreensCanvas

/// Elements in painting order: each comes right before everything inside it.
package struct Tree: Sendable {
  /// One element and what is known of it; together, as what looks at one looks at the other.
  package struct Entry: Sendable {
    package internal(set) var element: Element
    /// The index after the last element inside this one, so a subtree is skipped by one jump.
    package internal(set) var end: Int32
    /// The element around it; -1 for the outermost.
    package internal(set) var parent: Int32
    package internal(set) var flexibility: Flexibility
    /// The style of what the element itself draws.
    package internal(set) var style: UInt16
  }

  package internal(set) var entries: [Entry] = []
  package var text = TextStore()
  package var styles = StyleTable()
  /// What is added now is for rows that run from right to left.
  package var isMirrored = false
  /// What named elements are called.
  package private(set) var names: [String] = []

  /// The innermost element still open; -1 when none is.
  private var innermost: Int32 = -1
  /// How many elements are open.
  package private(set) var depth = 0
  /// Open elements that were left out because they are nested too deeply.
  private var openCut = 0
  /// Something was nested more deeply than `depthLimit` and left out.
  package private(set) var isCut = false

  /// Elements nested in each other more deeply than this are left out.
  ///
  /// Layout takes no stack for them, but what adds them may, and nested columns take time by the square of it.
  package static let depthLimit = 1_500

  /// Room to begin with: few screens have more elements.
  private static let usualCount = 64

  package init() {}

  /// Takes everything out and keeps the memory for the next tree.
  package mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    entries.reserveCapacity(Self.usualCount)
    text.removeAll()
    names.removeAll()
    styles = StyleTable()
    (innermost, depth, openCut, isCut) = (-1, 0, 0, false)
    isMirrored = false
  }

  package var count: Int { entries.count }
  /// The element that the next one will be inside of.
  package var enclosing: Int { Int(innermost) }

  /// Adds an element without children.
  package mutating func add(_ element: Element, style: UInt16 = 0) {
    guard var flexibility = Flexibility(leaf: element) else {
      open(element, style: style)
      return close()
    }
    if case .text(let text) = element, 1..<text.span.hardLines ~= text.lineLimit {
      flexibility.idealWidth = widthOfShownLines(text)
      flexibility.maxWidth = flexibility.idealWidth
    }
    guard openCut == 0 else { return }
    append(element, end: Int32(entries.count + 1), style: style, flexibility: flexibility)
  }

  /// Adds an element; what is added until the matching `close` is inside it.
  package mutating func open(_ element: Element, style: UInt16 = 0) {
    guard openCut == 0, depth < Self.depthLimit else {
      openCut += 1
      isCut = true
      return
    }
    append(element, end: 0, style: style, flexibility: .none)
    innermost = Int32(entries.count - 1)
    depth += 1
  }

  package mutating func close() {
    guard openCut == 0 else {
      openCut -= 1
      return
    }
    let index = Int(innermost)
    entries[index].end = Int32(entries.count)
    entries[index].flexibility = flexibility(of: index)
    innermost = entries[index].parent
    depth -= 1
  }

  /// Changes an element that is still open, before its flexibility is known.
  package mutating func replaceOpen(_ index: Int, with element: Element) {
    entries[index].element = element
  }

  /// Sets how early the element gets its share of a stack's room.
  package mutating func setPriority(_ priority: Double, of index: Int) {
    entries[index].flexibility.priority = priority.isNaN ? 0 : Float(priority)
  }

  /// Keeps `name` and returns the number a `named` element has for it.
  package mutating func number(ofName name: String) -> Int32 {
    names.append(name)
    return Int32(names.count - 1)
  }

  package mutating func setStyle(_ style: UInt16, of index: Int) { entries[index].style = style }

  @inline(__always)
  private mutating func append(_ element: Element, end: Int32, style: UInt16, flexibility: Flexibility) {
    entries.append(
      Entry(
        element: isMirrored ? element.mirrored : element, end: end, parent: innermost,
        flexibility: flexibility, style: style))
  }
}

extension Tree {
  /// Indices of the elements directly inside `index`; those of the outermost level for -1.
  package func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    let end = index < 0 ? entries.count : Int(entries[index].end)
    while child < end {
      children.append(child)
      child = Int(entries[child].end)
    }
    return children
  }

  private func flexibility(of index: Int) -> Flexibility {
    let (element, first) = (entries[index].element, index + 1)
    guard first < entries.count else { return Flexibility(leaf: element) ?? Flexibility(around: element) }
    switch element {
    case .stack, .layers: return siblings(in: index)
    case .rows: return Flexibility(leaf: element) ?? .none
    case .fitting(let axes): return alternatives(in: index, axes)
    case .attachment(let attachment):
      let second = Int(entries[first].end)
      return entries[attachment.isOverlay || second == entries.count ? first : second].flexibility
    default: return Flexibility(element, around: entries[first].flexibility)
    }
  }

  /// As large as the first child and as small as the last one; heights are found by asking.
  ///
  /// Which child fits by height is not known before there is one: then it is as small as the smallest and as
  /// large as the largest.
  private func alternatives(in index: Int, _ axes: Axis.Set) -> Flexibility {
    var result = entries[index + 1].flexibility
    var fitsNoRoom = result.idealWidth <= 0
    var child = Int(entries[index + 1].end)
    while child < entries.count {
      let other = entries[child].flexibility
      if axes == .horizontal {
        if !fitsNoRoom { result.minWidth = other.minWidth }
        fitsNoRoom = fitsNoRoom || other.idealWidth <= 0
      } else {
        result.minWidth = min(result.minWidth, other.minWidth)
        result.maxWidth = max(result.maxWidth, other.maxWidth)
      }
      if other.minHeight != result.minHeight { result.minHeight = Flexibility.unknown }
      if other.maxHeight != result.maxHeight { result.maxHeight = Flexibility.unknown }
      result.stretchesVertically = result.stretchesVertically || other.stretchesVertically
      child = Int(entries[child].end)
    }
    return result
  }

  /// Cells of the longest line that a limit leaves of several hard lines, with `…` on the last.
  private func widthOfShownLines(_ element: TextElement) -> Int32 {
    var lines: [TextLine] = []
    text.wrap(
      element.span, width: nil, limit: Int(element.lineLimit), truncation: element.truncation, into: &lines)
    return lines.reduce(0) { max($0, $1.width) }
  }

  private func siblings(in index: Int) -> Flexibility {
    var siblings = SiblingFlexibility(entries[index].element)
    entries.withUnsafeBufferPointer { entries in
      var child = index + 1
      while child < entries.count {
        siblings.add(entries[child].flexibility, isSpacer: entries[child].element.isSpacer)
        child = Int(entries[child].end)
      }
    }
    return siblings.result
  }
}

extension Element {
  @inline(__always)
  package var isSpacer: Bool {
    if case .spacer = self { return true }
    return false
  }
}

extension Tree {
  /// Bytes that the elements and the texts take, without room to grow.
  package var byteCount: Int {
    MemoryLayout<Entry>.stride * entries.count
      + MemoryLayout<UInt32>.stride * (text.glyphs.count + text.clusters.ends.count)
      + text.clusters.bytes.count
  }
}
