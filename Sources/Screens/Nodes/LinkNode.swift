import ScreensCanvas
import ScreensLayout

/// A row that appends its value to the path of the stack around it (N16).
///
/// ```
/// Settings                            ›
/// ```
/// A link that leads nowhere is drawn disabled, with a `·` (N5).
public struct LinkNode<Label: Node, Value: Hashable>: PrimitiveNode {
  private let value: Value?
  private let label: Label
  var popped: (() -> Void)?

  /// A row that appends `value`; with `nil` it is disabled.
  public init(value: Value?, @NodeBuilder label: () -> Label) {
    self.value = value
    self.label = label()
  }

  public func resolve(into resolver: inout Resolver) {
    let target = value.map { PathEntry($0) }
    let refusal = target.flatMap { resolver.refusal(of: $0) }
    let isEnabled = resolver.environment.isEnabled && target != nil && refusal == nil
    var mark = 0
    let place = resolver.addControl(.link) { mark = $0.addLinkRow(label, isEnabled: isEnabled) }
    guard let (control, index) = place else { return }
    resolver.controls[control].isEnabled = isEnabled
    resolver.controls[control].refusal = refusal
    if let refusal, let target {
      resolver.diagnostics.add(refusal, label: resolver.tree.label(of: index), of: target)
    } else if let target, let stack = resolver.screen.stack {
      resolver.controls[control].link = .init(entry: target, stack: stack, mark: mark)
      let node = resolver.evaluatedName
      resolver.controls[control].perform = { [popped] in stack.push(target, node: node, popped: popped) }
    }
  }

  public static func reach(within depth: Int) -> NodeReach { Label.reach(within: depth) }
}

extension LinkNode where Label == TextNode {
  public init(_ title: String, value: Value?) {
    self.init(value: value) { TextNode(title) }
  }
}

extension Resolver {
  /// Why a link to `target` could not work on this screen, whatever is registered.
  fileprivate func refusal(of target: PathEntry) -> ControlEntry.Refusal? {
    guard let stack = screen.stack else { return .outsideStack }
    if let type = stack.access.elementType, type != target.type {
      return .pathTypeMismatch(target, pathType: type)
    }
    return nil
  }

  /// Adds the label and, at the far end of the row, the mark; returns the glyph of the mark.
  fileprivate mutating func addLinkRow<Label: Node>(_ label: Label, isEnabled: Bool) -> Int {
    var mark = 0
    withEnvironment {
      if !isEnabled { $0.text.style.attributes.insert(.dim) }
    } _: { resolver in
      resolver.tree.open(.stack(StackElement(axis: .horizontal, spacing: 0)), style: resolver.styleNumber)
      resolver.environment.stackAxis = .horizontal
      HStackNode { label }.resolve(into: &resolver)
      resolver.tree.add(.spacer(SpacerElement(axis: .horizontal, minimum: 1)))
      mark = resolver.tree.text.glyphs.count
      // The mark is no part of what the link is called.
      resolver.tree.open(.named(resolver.tree.number(ofName: "")))
      resolver.addMark(isEnabled ? resolver.forwardMark : resolver.marks.disabledBlank)
      resolver.tree.close()
      resolver.tree.close()
    }
    return mark
  }
}
