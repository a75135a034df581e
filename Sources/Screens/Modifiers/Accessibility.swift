import ScreensCanvas
import ScreensLayout

extension Node {
  /// What the node is called in an outline, and the control in it by targets, instead of the text on it.
  ///
  /// A node around several things keeps their labels; its own is the name of an area, in which
  /// `session.tap("Delete", within: "Milk")` looks for a control.
  public func accessibilityLabel(_ label: String) -> some Node {
    Renamed(content: self, label: label)
  }

  /// Leaves the text of the node out of outlines and of the label of the control it is in, and its controls out of
  /// the screen's.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some Node {
    HiddenFromLabels(content: self, isHidden: isHidden)
  }
}

private struct Renamed<Content: Node>: PrimitiveNode {
  let content: Content
  let label: String

  func resolve(into resolver: inout Resolver) {
    let (control, start) = (resolver.controls.count, resolver.tree.count)
    let label = CleanText.oneLine(label)
    let name = resolver.tree.number(ofName: label)
    resolver.wrap(.named(name)) { content.resolve(into: &$0) }
    // Each node of a group has a name of its own; its first control is the one around everything else in it.
    var (node, first) = (start, control)
    while node < resolver.tree.count {
      while first < resolver.controls.count, Int(resolver.controls[first].element) < node { first += 1 }
      guard first < resolver.controls.count else { break }
      let element = Int(resolver.controls[first].element)
      let picker = resolver.controls[first].picker
      if let picker, let whole = resolver.tree.picker(around: element), whole > node {
        if resolver.tree.isWhole(whole, of: node) { picker.label = label }
      } else if resolver.tree.isWhole(element, of: node) {
        resolver.controls[first].label = label
      }
      node = Int(resolver.tree.ends[node])
    }
    resolver.noteArea(.marked, label, around: control)
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

extension Tree {
  /// Whether there is nothing in `whole` but `part`, apart from room, and what lies in front of or behind it.
  func isWhole(_ part: Int, of whole: Int) -> Bool {
    var part = part
    while part > whole {
      let parent = Int(parents[part])
      guard isOnlyContent(part, of: parent) else { return false }
      part = parent
    }
    return part == whole
  }

  private func isOnlyContent(_ child: Int, of parent: Int) -> Bool {
    if case .attachment(let attachment) = elements[parent] {
      return attachment.isOverlay ? child == parent + 1 : ends[child] == ends[parent]
    }
    var sibling = parent + 1
    while sibling < Int(ends[parent]) {
      if sibling != child, !elements[sibling].isSpacer { return false }
      sibling = Int(ends[sibling])
    }
    return true
  }
}

private struct HiddenFromLabels<Content: Node>: PrimitiveNode {
  let content: Content
  let isHidden: Bool

  func resolve(into resolver: inout Resolver) {
    guard isHidden else { return content.resolve(into: &resolver) }
    let control = resolver.controls.count
    let name = resolver.tree.number(ofName: "")
    resolver.wrap(.named(name)) { content.resolve(into: &$0) }
    resolver.controls.removeLast(resolver.controls.count - control)
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}
