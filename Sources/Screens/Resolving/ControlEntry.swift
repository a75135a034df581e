import ScreensLayout

/// A control of a screen while it is resolved: where it is, what it is called and what it does.
struct ControlEntry {
  var role: ControlRole
  /// The element it covers, or `withoutElement`.
  var element: Int32
  /// Elements that stand for it where its bar takes another form, counted from `element`.
  var alternatives: [Int32] = []
  /// What it is called; `nil` for the text inside its element.
  var label: String?
  var value: String?
  var identifier: String?
  var isEnabled = true
  var isSelected = false
  /// An exploration leaves it alone.
  var isIgnored = false
  /// Why acting on it would do nothing, where it would.
  var refusal: Refusal?
  /// Where a link leads, and on which stack, until it is known whether that is registered.
  var link: Link?
  /// What covers it, so that it can't be acted on (N28).
  var blocker: String?
  var buttonRole: ButtonRole?
  /// The areas it stands in, the innermost first; only noted where a verb asks for them.
  var areas: [Int] = []
  /// The picker whose option it is.
  var picker: PickerScope?
  /// What a tap does; nothing for fields and steppers.
  var perform: () -> Void = {}
  /// What else than taps it takes.
  var input: Input?

  /// Stands for the element of a control that a cover has taken out of the tree.
  static let withoutElement: Int32 = -1

  /// Why a control that looks alive does nothing.
  enum Refusal {
    /// A link whose value no registration turns into a screen.
    case noDestination(PathEntry)
    case outsideStack
    case pathTypeMismatch(PathEntry, pathType: Any.Type)
    /// A row or an option with a tag that its selection can't hold.
    case tagTypeMismatch(AnyHashable, selectionType: Any.Type)
  }

  /// What is done to a control that does not take taps.
  indirect enum Input {
    /// The text of a field as it is, readable even where the field is a secret one, and a way to change all of it.
    case text(String, isSecret: Bool, set: (String) -> Void)
    /// The next steps of a stepper; `nil` at its limit.
    case steps(increment: (() -> Void)?, decrement: (() -> Void)?)
  }

  struct Link {
    let entry: PathEntry
    let stack: StackScope
    /// The glyph of the mark that says it leads somewhere.
    let mark: Int
  }
}

extension ControlEntry {
  /// Changes the whole text; `nil` for what is no field.
  var setText: ((String) -> Void)? {
    if case .text(_, _, let set) = input { set } else { nil }
  }

  /// Takes a step up; `nil` at the limit, and for what is no stepper.
  var increment: (() -> Void)? {
    if case .steps(let increment, _) = input { increment } else { nil }
  }

  /// Takes a step down; `nil` at the limit, and for what is no stepper.
  var decrement: (() -> Void)? {
    if case .steps(_, let decrement) = input { decrement } else { nil }
  }
}

extension Resolver {
  /// What a control is called.
  func label(_ entry: ControlEntry) -> String { entry.label ?? tree.label(of: Int(entry.element)) }

  /// Adds a control for the element that `content` adds; none where that is nested too deeply to be shown.
  ///
  /// Returns the places of the control and of the element.
  mutating func addControl(
    _ role: ControlRole, _ content: (inout Resolver) -> Void
  ) -> (control: Int, element: Int)? {
    let control = openControl(role)
    content(&self)
    return closeControl(control).map { (control, $0) }
  }

  /// Begins a control around what is added next and returns its place among the controls.
  mutating func openControl(_ role: ControlRole) -> Int {
    controls.append(ControlEntry(role: role, element: Int32(tree.count), isEnabled: environment.isEnabled))
    return controls.count - 1
  }

  /// Ends a control and returns its element; one around nothing is taken out, with all in it.
  mutating func closeControl(_ control: Int) -> Int? {
    let element = Int(controls[control].element)
    if element < tree.count { return element }
    controls.removeLast(controls.count - control)
    return nil
  }
}
