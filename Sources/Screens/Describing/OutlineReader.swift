import ScreensCanvas
import ScreensLayout

/// Reads an outline off a screen, element by element.
struct OutlineReader {
  private let screen: Screen
  private let sight: Sight
  private var outline = Outline()
  /// The controls in the order of their elements.
  private let controls: [PlacedControl]
  private var nextControl = 0
  /// What is around the element at hand, innermost last.
  private var surroundings: [Surroundings]
  /// The number of the first item of everything that lies over each other.
  private var layers: [Int] = []

  /// What counts for everything inside an element.
  private struct Surroundings {
    var end: Int
    var clip: Rect
    /// The text is part of what is around it.
    var isSilent = false
    var depth = 0
    /// The innermost group.
    var group: Int?
    /// The group that ends with the element, and whether that can be seen when nothing is in it.
    var closing: (group: Int, isSeen: Bool)?
  }

  init(_ screen: Screen) {
    self.screen = screen
    sight = Sight(screen)
    controls = screen.placedControls.enumerated()
      .sorted { ($0.element.element, $0.offset) < ($1.element.element, $1.offset) }
      .map(\.element)
    let whole = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
    surroundings = [Surroundings(end: screen.tree.count, clip: whole)]
  }

  mutating func read() -> Outline {
    let tree = screen.tree
    var index = 0
    while index < tree.count {
      leave(before: index)
      if sight.isLeftOut(index) {
        index = Int(tree.ends[index])
        continue
      }
      if tree.parents[index] == 0 { layers.append(outline.items.count) }
      enterControls(at: index)
      enter(tree.elements[index], at: index)
      index += 1
    }
    leave(before: tree.count)
    block()
    if outline.items.isEmpty { outline.add(OutlineItem(role: GroupKind.screen.rawValue, depth: 0)) }
    return outline
  }

  private var around: Surroundings { surroundings[surroundings.count - 1] }

  private mutating func leave(before index: Int) {
    while surroundings.count > 1, around.end <= index {
      let left = surroundings.removeLast()
      if let (group, isSeen) = left.closing { outline.close(group, isSeenWhenEmpty: isSeen) }
    }
  }

  /// Everything but what lies on top can't be acted on (N28).
  private mutating func block() {
    guard layers.count > 1, let top = layers.last else { return }
    for number in 0..<top where outline.items[number].depth == 0 { outline.add("blocked", to: number) }
  }

  private mutating func push(_ index: Int, _ change: (inout Surroundings) -> Void) {
    var inside = around
    inside.end = Int(screen.tree.ends[index])
    inside.closing = nil
    change(&inside)
    surroundings.append(inside)
  }
}

extension OutlineReader {
  private mutating func enter(_ element: Element, at index: Int) {
    switch element {
    case .text(let text): add(text, at: index)
    case .stack(let stack): if let kind = stack.group { enterGroup(kind, at: index) }
    case .named(let name): enterNamed(folded(screen.tree.names[Int(name)]), at: index)
    case .viewport(let viewport): enterViewport(viewport, at: index)
    default: break
    }
  }

  private mutating func enterControls(at index: Int) {
    while nextControl < controls.count, controls[nextControl].element <= index {
      let control = controls[nextControl]
      nextControl += 1
      guard control.element == index else { continue }
      let isSeen = sight.showsLabel(of: index, in: around.clip)
      if isSeen { outline.add(OutlineItem(control, depth: around.depth)) }
      push(index) {
        $0.isSilent = true
        if isSeen { $0.depth += 1 }
      }
    }
  }

  private mutating func enterGroup(_ kind: GroupKind, at index: Int) {
    let group = outline.add(OutlineItem(role: kind.rawValue, depth: around.depth))
    let isSeen = GroupKind.screens.contains(kind) && !sight.isCovered(index, in: around.clip)
    push(index) {
      $0.group = group
      $0.depth += 1
      $0.closing = (group, isSeen)
    }
  }

  /// A name stands for all text inside; a control that is all there is in it has taken it over already.
  private mutating func enterNamed(_ name: String, at index: Int) {
    guard !around.isSilent else { return }
    let end = Int(screen.tree.ends[index])
    let namesControl =
      nextControl < controls.count && controls[nextControl].element < end
      && folded(controls[nextControl].control.label) == name
    if !name.isEmpty, !namesControl, sight.shows(index, in: around.clip) {
      add(name, meaning(of: index..<end))
    }
    push(index) { $0.isSilent = true }
  }

  private mutating func enterViewport(_ viewport: ViewportElement, at index: Int) {
    let window = screen.placement.frames[index].rect
    if viewport.axis == .vertical, index + 1 < Int(screen.tree.ends[index]), let group = around.group {
      let content = screen.placement.frames[index + 1].rect
      if content.y < window.y { outline.add("more above", to: group) }
      if content.maxY > window.maxY { outline.add("more below", to: group) }
    }
    push(index) { $0.clip = $0.clip.intersection(window) }
  }

  private mutating func add(_ text: TextElement, at index: Int) {
    guard !around.isSilent, sight.shows(index, in: around.clip) else { return }
    if let name = text.meaning.symbol { return add(folded(screen.tree.names[Int(name)]), text.meaning) }
    let label = screen.tree.label(of: index)
    if !label.isEmpty { add(label, text.meaning) }
  }

  private mutating func add(_ label: String, _ meaning: TextMeaning) {
    if meaning == .heading, let group = around.group, outline.name(group, by: label) { return }
    let role = meaning == .heading ? "heading" : meaning == .plain ? "text" : "image"
    outline.add(OutlineItem(role: role, label: label, depth: around.depth))
  }

  /// What several texts are together: an image where all of them are symbols.
  private func meaning(of elements: Range<Int>) -> TextMeaning {
    var symbol: TextMeaning?
    for index in elements {
      guard case .text(let text) = screen.tree.elements[index] else { continue }
      guard text.meaning.symbol != nil else { return text.meaning }
      symbol = text.meaning
    }
    return symbol ?? .plain
  }
}

extension OutlineItem {
  fileprivate init(_ placed: PlacedControl, depth: Int) {
    let control = placed.control
    self.init(
      role: control.role.rawValue, label: folded(control.label), value: control.value, depth: depth)
    if !control.isEnabled { states.append("disabled") }
    if control.isSelected { states.append("selected") }
    if placed.isDestructive { states.append("destructive") }
  }
}
