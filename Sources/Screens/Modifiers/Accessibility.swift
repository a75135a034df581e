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
    let control = resolver.controls.count
    let name = resolver.tree.number(ofName: CleanText.oneLine(label))
    resolver.wrap(.named(name)) { content.resolve(into: &$0) }
    if control < resolver.controls.count { resolver.controls[control].label = resolver.tree.names[Int(name)] }
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
}
