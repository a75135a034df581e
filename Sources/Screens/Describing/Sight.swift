import ScreensCanvas
import ScreensLayout

/// Which elements of a screen one can see: some of their cells are inside a clip, and nothing presented lies over them.
struct Sight {
  private let tree: Tree
  private let frames: [Placement.Frame]
  /// What is presented: the cells it covers and its first element.
  private var covers: [(rect: Rect, element: Int)] = []

  init(_ screen: Screen) {
    (tree, frames) = (screen.tree, screen.placement.frames)
    // Each child of the outermost element lies over the ones before it.
    for layer in tree.children(of: 0).dropFirst() {
      let elements = layer..<Int(tree.ends[layer])
      guard let backdrop = elements.first(where: { tree.elements[$0].isFill }) else { continue }
      covers.append((frames[backdrop].rect, layer))
    }
  }

  /// Whether an element and everything inside it is drawn nowhere.
  func isLeftOut(_ element: Int) -> Bool {
    if case .hidden = tree.elements[element] { return true }
    return frames[element].width == Placement.withdrawn
  }

  func shows(_ element: Int, in clip: Rect) -> Bool {
    !frames[element].rect.intersection(clip).isEmpty && !isCovered(element, in: clip)
  }

  /// Whether something presented later lies over all there is to see of an element.
  func isCovered(_ element: Int, in clip: Rect) -> Bool {
    guard !covers.isEmpty else { return false }
    let visible = frames[element].rect.intersection(clip)
    return covers.contains { $0.element > element && $0.rect.intersection(visible) == visible }
  }

  /// Whether one can see what a control is called, where it has text; its marks alone tell nobody.
  func showsLabel(of control: Int, in clip: Rect) -> Bool {
    guard shows(control, in: clip) else { return false }
    var hasText = false
    var element = control
    while element < Int(tree.ends[control]) {
      if isLeftOut(element) || isMark(tree.elements[element]) {
        element = Int(tree.ends[element])
        continue
      }
      if case .text = tree.elements[element], !frames[element].rect.isEmpty {
        if shows(element, in: clip) { return true }
        hasText = true
      }
      element += 1
    }
    return !hasText
  }

  private func isMark(_ element: Element) -> Bool {
    if case .named(let name) = element { tree.names[Int(name)].isEmpty } else { false }
  }
}

extension Element {
  fileprivate var isFill: Bool {
    if case .fill = self { return true }
    return false
  }
}
