import ScreensCanvas
import ScreensLayout

/// Something to tap, with brackets that show what kind of button it is.
///
/// ```
/// [ Bordered ]   ▐ Prominent ▌   [! Delete ]   [·Disabled·]   Plain   ⎡ Two  ⎤
///                                                                     ⎣ rows ⎦
/// ```
public struct ButtonNode<Label: Node>: PrimitiveNode {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @NodeBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public func resolve(into resolver: inout Resolver) {
    let style = resolver.environment.buttonStyle
    let isEnabled = resolver.environment.isEnabled
    let place = resolver.addControl(.button) { resolver in
      addBox(to: &resolver, style, isEnabled: isEnabled)
    }
    guard let place else { return }
    resolver.controls[place.control].buttonRole = role
    guard let close = resolver.environment.closing else {
      resolver.controls[place.control].perform = action
      return
    }
    resolver.controls[place.control].perform = { [action] in
      close()
      action()
    }
  }

  private func addBox(to resolver: inout Resolver, _ style: ButtonStyle, isEnabled: Bool) {
    resolver.withEnvironment {
      // Text on a button stands in the middle of it.
      $0.text.alignment = .center
      $0.text.style = style.textStyle($0.text.style, tint: $0.tint, role: role, isEnabled: isEnabled)
    } _: { resolver in
      if let brackets = style.brackets(role) {
        resolver.addContainer(
          .brackets(BracketsElement(brackets: brackets, isDisabled: !isEnabled)), axis: nil,
          HStackNode(spacing: 1) { label })
      } else {
        resolver.addContainer(.stack(StackElement(axis: .horizontal)), axis: .horizontal, label)
      }
    }
  }

  public static func reach(within depth: Int) -> NodeReach { Label.reach(within: depth) }
}

extension ButtonNode where Label == TextNode {
  public init(_ title: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { TextNode(title) }
  }
}

extension ButtonNode where Label == LabelNode {
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
