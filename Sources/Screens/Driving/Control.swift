/// Something on a screen that one can act on.
public struct Control: Hashable, Sendable {
  /// Decides which targets find it.
  public let role: ControlRole
  /// The text on it, or its accessibility label.
  public let label: String
  /// What it is set to, for a control that is set to something: the text of a field, where it is a secret a `•` for
  /// each character; `on` or `off` for a toggle; the number of a stepper; the badge of a tab.
  public let value: String?
  /// Acting on it does something.
  public let isEnabled: Bool
  /// It is the chosen one of several.
  public let isSelected: Bool
  /// The cells it covers, from the top left of the screen.
  public let frame: Rect
  /// What `.id(_:)` gave it.
  public let identifier: String?
  /// The label of the picker that an option belongs to.
  public let picker: String?
}

/// What kind of thing a control is.
public enum ControlRole: String, Hashable, Sendable, CaseIterable {
  case button, link, row
  /// The way back in a title bar; it is found as a button, too.
  case back
  /// One of the tabs of a `TabsNode`; its value is the badge.
  case tab
  /// A `TextFieldNode` or a `SecureFieldNode`.
  case field
  /// A `ToggleNode`.
  case toggle
  /// One of the options of a `PickerNode`.
  case option
  /// A `StepperNode`.
  case stepper
}
