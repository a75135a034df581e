package import ScreensCanvas

/// Elements in painting order: each comes right before everything inside it.
///
/// `ends[i]` is the index after the last element inside `i`, so a subtree is skipped by one jump.
package struct Tree: Sendable {
  package internal(set) var elements: [Element] = []
  package internal(set) var ends: [Int32] = []
  /// The element around each one; -1 for the outermost.
  package internal(set) var parents: [Int32] = []
  package internal(set) var flexibilities: [Flexibility] = []
  /// The style of what each element itself draws.
  package internal(set) var styleNumbers: [UInt16] = []
  package var text = TextStore()
  package var styles = StyleTable()
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

  /// Elements nested in each other more deeply than this are left out: layout is recursive.
  package static let depthLimit = 1_500

  package init() {}

  package mutating func reserve(like other: Tree) {
    elements.reserveCapacity(other.elements.count)
    ends.reserveCapacity(other.elements.count)
    parents.reserveCapacity(other.elements.count)
    flexibilities.reserveCapacity(other.elements.count)
    styleNumbers.reserveCapacity(other.elements.count)
    text.glyphs.reserveCapacity(other.text.glyphs.count)
  }

  package var count: Int { elements.count }
  /// The element that the next one will be inside of.
  package var enclosing: Int { Int(innermost) }

  /// Adds an element without children.
  package mutating func add(_ element: Element, style: UInt16 = 0) {
    guard let flexibility = Flexibility(leaf: element) else {
      open(element, style: style)
      return close()
    }
    guard openCut == 0 else { return }
    append(element, style: style, flexibility: flexibility)
    ends[elements.count - 1] = Int32(elements.count)
  }

  /// Adds an element; what is added until the matching `close` is inside it.
  package mutating func open(_ element: Element, style: UInt16 = 0) {
    guard openCut == 0, depth < Self.depthLimit else {
      openCut += 1
      isCut = true
      return
    }
    append(element, style: style, flexibility: .none)
    innermost = Int32(elements.count - 1)
    depth += 1
  }

  package mutating func close() {
    guard openCut == 0 else {
      openCut -= 1
      return
    }
    let index = Int(innermost)
    ends[index] = Int32(elements.count)
    flexibilities[index] = flexibility(of: index)
    innermost = parents[index]
    depth -= 1
  }

  /// Changes an element that is still open, before its flexibility is known.
  package mutating func replaceOpen(_ index: Int, with element: Element) { elements[index] = element }

  /// Sets how early the element gets its share of a stack's room.
  package mutating func setPriority(_ priority: Double, of index: Int) {
    flexibilities[index].priority = priority
  }

  /// Keeps `name` and returns the number a `named` element has for it.
  package mutating func number(ofName name: String) -> Int32 {
    names.append(name)
    return Int32(names.count - 1)
  }

  package mutating func setStyle(_ style: UInt16, of index: Int) { styleNumbers[index] = style }

  private mutating func append(_ element: Element, style: UInt16, flexibility: Flexibility) {
    elements.append(element)
    ends.append(0)
    parents.append(innermost)
    flexibilities.append(flexibility)
    styleNumbers.append(style)
  }
}

extension Tree {
  /// Indices of the elements directly inside `index`; those of the outermost level for -1.
  package func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    let end = index < 0 ? elements.count : Int(ends[index])
    while child < end {
      children.append(child)
      child = Int(ends[child])
    }
    return children
  }

  private func flexibility(of index: Int) -> Flexibility {
    let first = index + 1
    guard first < elements.count else {
      if case .frame = elements[index] { return Flexibility(elements[index], around: .none) }
      if case .flexibleFrame = elements[index] { return Flexibility(elements[index], around: .none) }
      return .none
    }
    switch elements[index] {
    case .stack, .layers: return siblings(in: index)
    case .fitting: return alternatives(in: index)
    case .attachment(let attachment):
      return flexibilities[attachment.isOverlay ? first : Int(ends[first])]
    default: return Flexibility(elements[index], around: flexibilities[first])
    }
  }

  /// As small as the last child, as large as the first; heights are found by asking.
  private func alternatives(in index: Int) -> Flexibility {
    var result = flexibilities[index + 1]
    var child = index + 1
    while child < elements.count {
      result.minWidth = flexibilities[child].minWidth
      result.maxWidth = max(result.maxWidth, flexibilities[child].maxWidth)
      if flexibilities[child].minHeight != result.minHeight { result.minHeight = Flexibility.unknown }
      if flexibilities[child].maxHeight != result.maxHeight { result.maxHeight = Flexibility.unknown }
      child = Int(ends[child])
    }
    return result
  }

  private func siblings(in index: Int) -> Flexibility {
    var siblings = SiblingFlexibility(elements[index])
    var child = index + 1
    while child < elements.count {
      siblings.add(flexibilities[child], isSpacer: elements[child].isSpacer)
      child = Int(ends[child])
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
