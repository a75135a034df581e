import ScreensCanvas
import ScreensLayout

/// Something to tap, with brackets that show what kind of button it is.
///
/// ```
/// [ Bordered ]   ▐ Prominent ▌   [! Delete ]   [·Disabled·]   Plain   ⎡ Two  ⎤
///                                                                     ⎣ rows ⎦
/// ```
public struct ButtonNode<Label: Node>: PrimitiveNode {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: () -> Void
  @usableFromInline let label: Label

  @inlinable
  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @NodeBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @inlinable
  public func resolve(into resolver: inout Resolver) {
    let place = resolver.openButton(role)
    label.resolve(into: &resolver)
    resolver.closeButton(place, action)
  }

  public static func reach(within depth: Int) -> NodeReach { Label.reach(within: depth) }
}

extension ButtonNode where Label == TextNode {
  @inlinable
  public init(_ title: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { TextNode(title) }
  }
}

extension ButtonNode where Label == LabelNode {
  @inlinable
  public init(
    _ title: String, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { LabelNode(title, systemImage: systemImage) }
  }
}

/// What a button is for.
public enum ButtonRole: Hashable, Sendable {
  /// Takes something away for good.
  case destructive
  /// Leaves things as they are.
  case cancel
}

extension Resolver {
  /// A button whose label is being resolved.
  @usableFromInline
  struct ButtonPlace {
    fileprivate let control: Int
    fileprivate let outer: OuterEnvironment
    fileprivate let hasBrackets: Bool
  }

  @usableFromInline
  mutating func openButton(_ role: ButtonRole?) -> ButtonPlace {
    let (style, isEnabled) = (environment.buttonStyle, environment.isEnabled)
    let control = openControl(.button)
    controls[control].buttonRole = role
    let outer = enterEnvironment {
      // Text on a button stands in the middle of it.
      $0.text.alignment = .center
      $0.text.style = style.textStyle($0.text.style, tint: $0.tint, role: role, isEnabled: isEnabled)
      $0.stackAxis = .horizontal
    }
    var row = StackElement(axis: .horizontal)
    let brackets = style.brackets(role)
    if let brackets {
      let element = BracketsElement(brackets: brackets, isDisabled: !isEnabled)
      tree.open(.brackets(element), style: styleNumber)
      row.spacing = 1
    }
    tree.open(.stack(row), style: styleNumber)
    return ButtonPlace(control: control, outer: outer, hasBrackets: brackets != nil)
  }

  @usableFromInline
  mutating func closeButton(_ place: ButtonPlace, _ action: @escaping () -> Void) {
    tree.close()
    if place.hasBrackets { tree.close() }
    leaveEnvironment(to: place.outer)
    guard closeControl(place.control) != nil else { return }
    guard let close = environment.closing else {
      controls[place.control].perform = action
      return
    }
    controls[place.control].perform = {
      close()
      action()
    }
  }
}
