import ScreensCanvas

/// What to act on: a label, perhaps with a role.
///
/// ```swift
/// try session.tap("Settings")
/// try session.tap(.link("Settings"))
/// ```
/// The label must be the whole label; only white space is folded.
public struct Target: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let role: ControlRole?
  let label: String

  init(role: ControlRole?, label: String) {
    self.role = role
    self.label = label
  }

  public init(stringLiteral label: String) { self.init(role: nil, label: label) }

  /// Anything with this label, accessibility label or identifier.
  public static func label(_ label: String) -> Target { Target(role: nil, label: label) }
  /// A button, or the way back.
  public static func button(_ label: String) -> Target { Target(role: .button, label: label) }
  /// A `LinkNode`.
  public static func link(_ label: String) -> Target { Target(role: .link, label: label) }
  /// A row of a list with a selection.
  public static func row(_ label: String) -> Target { Target(role: .row, label: label) }

  /// A tab of a `TabsNode`, by its title.
  public static func tab(_ label: String) -> Target { Target(role: .tab, label: label) }
  /// A `TextFieldNode` or a `SecureFieldNode`.
  public static func field(_ label: String) -> Target { Target(role: .field, label: label) }
  /// A `ToggleNode`.
  public static func toggle(_ label: String) -> Target { Target(role: .toggle, label: label) }
  /// One of the options of a `PickerNode`.
  public static func option(_ label: String) -> Target { Target(role: .option, label: label) }
  /// A `StepperNode`.
  public static func stepper(_ label: String) -> Target { Target(role: .stepper, label: label) }

  /// `button "Pay"`, or `"Pay"` where any role will do.
  public var description: String {
    "\(role.map { "\($0.rawValue) " } ?? "")\"\(CleanText.oneLine(label))\""
  }

  func matches(_ control: Control) -> Bool { matches(control, role: role) }

  /// Whether the label fits, and the role where there is one.
  func matches(_ control: Control, role: ControlRole?) -> Bool {
    if let role, control.role != role, !(role == .button && control.role == .back) { return false }
    return matches(label: control.label, identifier: control.identifier)
  }

  func matches(label: String, identifier: String?) -> Bool {
    folded(self.label) == folded(label) || self.label == identifier
  }
}

/// `text` with every run of white space as one blank, and none at the ends.
func folded(_ text: String) -> String {
  // Most labels are plain words with one blank between them already.
  var afterBlank = true
  let isFolded = text.utf8.allSatisfy { byte in
    defer { afterBlank = byte == 0x20 }
    return byte > 0x20 && byte < 0x7F || byte == 0x20 && !afterBlank
  }
  if isFolded, !afterBlank { return text }
  return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
