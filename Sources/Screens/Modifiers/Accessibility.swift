import ScreensCanvas
import ScreensLayout

extension Node {
  /// What the control in the node is called, instead of the text on it.
  public func accessibilityLabel(_ label: String) -> some Node {
    Renamed(content: self, label: label)
  }

  /// Leaves the text of the node out of the label of the control it is in, and its controls out of the screen's.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some Node {
    HiddenFromLabels(content: self, isHidden: isHidden)
  }
}

private struct Renamed<Content: Node>: PrimitiveNode {
  let content: Content
  let label: String

  func resolve(into resolver: inout Resolver) {
    let (control, start) = (resolver.controls.count, resolver.tree.count)
    let name = resolver.tree.number(ofName: CleanText.oneLine(label))
    resolver.wrap(.named(name)) { content.resolve(into: &$0) }
    // The first control of each node is the one around everything else in it.
    var end = start
    for index in control..<resolver.controls.count where Int(resolver.controls[index].element) >= end {
      resolver.controls[index].label = resolver.tree.names[Int(name)]
      while end <= Int(resolver.controls[index].element) { end = Int(resolver.tree.ends[end]) }
    }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
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
