import ScreensCanvas
import ScreensLayout

/// A row that appends its value to the path of the stack around it (N16).
///
/// ```
/// Settings                            ›
/// ```
/// A link that leads nowhere is drawn disabled, with a `·` (N5).
public struct LinkNode<Label: Node, Value: Hashable>: PrimitiveNode {
  @usableFromInline let value: Value?
  @usableFromInline let label: Label
  @usableFromInline var popped: (() -> Void)?

  /// A row that appends `value`; with `nil` it is disabled.
  @inlinable
  public init(value: Value?, @NodeBuilder label: () -> Label) {
    self.value = value
    self.label = label()
  }

  @inlinable
  public func resolve(into resolver: inout Resolver) {
    let place = resolver.openLink(to: value)
    label.resolve(into: &resolver)
    resolver.closeLink(place, popped)
  }

  public static func reach(within depth: Int) -> NodeReach { Label.reach(within: depth) }
}

extension LinkNode where Label == TextNode {
  @inlinable
  public init(_ title: String, value: Value?) {
    self.init(value: value) { TextNode(title) }
  }
}

extension Resolver {
  /// A link whose label is being resolved.
  @usableFromInline
  struct LinkPlace {
    fileprivate let control: Int
    fileprivate let target: PathEntry?
    fileprivate let refusal: ControlEntry.Refusal?
    fileprivate let isEnabled: Bool
    fileprivate let outer: OuterEnvironment
  }

  @usableFromInline
  mutating func openLink<Value: Hashable>(to value: Value?) -> LinkPlace {
    openRow(linkingTo: value.map { PathEntry($0) })
  }

  private mutating func openRow(linkingTo target: PathEntry?) -> LinkPlace {
    let refusal = target.flatMap { self.refusal(of: $0) }
    let isEnabled = environment.isEnabled && target != nil && refusal == nil
    let control = openControl(.link)
    let outer = enterEnvironment {
      if !isEnabled { $0.text.style.attributes.insert(.dim) }
      $0.stackAxis = .horizontal
    }
    tree.open(.stack(StackElement(axis: .horizontal, spacing: 0)), style: styleNumber)
    tree.open(.stack(StackElement(axis: .horizontal)), style: styleNumber)
    return LinkPlace(
      control: control, target: target, refusal: refusal, isEnabled: isEnabled, outer: outer)
  }

  @usableFromInline
  mutating func closeLink(_ place: LinkPlace, _ popped: (() -> Void)?) {
    tree.close()
    tree.add(.spacer(SpacerElement(axis: .horizontal, minimum: 1)))
    let mark = tree.text.glyphs.count
    // The mark is no part of what the link is called.
    addMark(place.isEnabled ? forwardMark : marks.disabledBlank)
    tree.close()
    leaveEnvironment(to: place.outer)
    let control = place.control
    guard let element = closeControl(control) else { return }
    controls[control].isEnabled = place.isEnabled
    controls[control].refusal = place.refusal
    guard let target = place.target else { return }
    if let refusal = place.refusal {
      diagnostics.add(refusal, label: tree.label(of: element), of: target)
    } else if let stack = screen.stack {
      controls[control].link = .init(entry: target, stack: stack, mark: mark)
      let node = evaluatedType
      controls[control].perform = { stack.push(target, node: Self.name(of: node), popped: popped) }
    }
  }

  /// Why a link to `target` could not work on this screen, whatever is registered.
  private func refusal(of target: PathEntry) -> ControlEntry.Refusal? {
    guard let stack = screen.stack else { return .outsideStack }
    if let type = stack.access.elementType, type != target.type {
      return .pathTypeMismatch(target, pathType: type)
    }
    return nil
  }
}
