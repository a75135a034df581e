/// Why a session could not do what it was asked; nothing was changed, except by guards that were asked.
public struct DriveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stood in the way.
  public enum Reason: Hashable, Sendable {
    /// Nothing on the screen has that label; the nearest labels there are.
    case notFound(nearest: [String])
    /// The control with that label has another role.
    case otherRole(ControlRole)
    /// The control with that label, which has this role, is for other verbs.
    case otherVerb(ControlRole)
    /// Several controls have it; names of areas that only one of the first few is in, where all have one role.
    case ambiguous(count: Int, areas: [String] = [])
    /// Fewer controls than `nth` asks for have it.
    case tooFew(count: Int)
    /// No area of that name has anything to act on; the nearest names there are.
    case noSuchArea(nearest: [String])
    /// Several areas have the name, none inside another.
    case ambiguousArea(count: Int)
    /// The control is on the screen but not in the area; the nearest labels in the area.
    case outsideArea(nearest: [String])
    case disabled
    /// A link whose value no registration turns into a screen (N5).
    case noDestination(value: String, type: String)
    /// A link outside every stack (N5).
    case outsideStack
    /// A link whose value the stack's path can't hold (N5).
    case pathTypeMismatch(value: String, type: String, pathType: String)
    /// A row or an option with a tag that its selection can't hold.
    case tagTypeMismatch(tag: String, type: String, selectionType: String)
    /// The picker has no option with that label; the nearest labels there are.
    case noSuchOption(nearest: [String])
    /// A stepper that goes no further in that direction than this number.
    case atLimit(Int)
    /// The shown screen is the root of its stack, or there is no stack.
    case nothingToGoBackTo
    /// Something is shown over it that must be closed first (N28).
    case blocked(by: String)
    /// An alert goes away by one of its buttons only.
    case needsAnswer(String, buttons: [String])
    /// Nothing is shown over the screen.
    case nothingToDismiss
    /// There is no screen at that depth beneath the shown one.
    case noSuchDepth(Int, deepest: Int)
    /// A guard of the screen with this name refused to go back.
    case refusedBack(screen: String)
  }

  /// What stood in the way, to tell errors apart in code.
  public let reason: Reason
  /// What was asked, such as `tap button "Pay"`.
  public let request: String
  /// The screen on which it was asked, as text; where a guard refused, as it is after that.
  public let screen: String

  /// What was asked, why it failed, what to do, and the screen.
  public var description: String { "\(request): \(explanation)\n\n\(screen)" }

  private func quoted(_ names: some Sequence<String>, by separator: String = ", ") -> String {
    names.map { "\"\($0)\"" }.joined(separator: separator)
  }

  private var explanation: String {
    switch reason {
    case .notFound(let nearest) where nearest.isEmpty:
      "there is nothing to act on, on this screen."
    case .notFound(let nearest):
      "nothing on this screen has exactly that label. Nearest: \(quoted(nearest))."
    case .otherRole(let role):
      "what has that label is \(role.phrase). Ask for .\(role.target)(…), or for the label alone."
    case .otherVerb(let role):
      "what has that label is \(role.phrase), which this verb does nothing to. Use \(role.verbs)."
    case .tooFew(let count):
      "only \(count) \(count == 1 ? "was" : "were") found with that label. "
        + "nth counts from 0, so that the last one is nth: \(count - 1)."
    case .ambiguous(let count, let areas) where areas.isEmpty:
      "\(count) controls have that label. Add a role, such as .button(…), or nth: 0 to nth: \(count - 1)."
    case .ambiguous(let count, let areas):
      "\(count) controls have that label. Add a place, such as within: \(quoted(areas.prefix(2), by: " or ")), "
        + "or nth: 0 to nth: \(count - 1)."
    case .noSuchArea(let nearest) where nearest.isEmpty:
      "nothing on this screen that can be acted on is in an area with a name. "
        + "Give the node around it an .id(…) or an .accessibilityLabel(…)."
    case .noSuchArea(let nearest):
      "nothing on this screen that can be acted on is in an area with exactly that name. "
        + "Nearest: \(quoted(nearest))."
    case .ambiguousArea(let count):
      "\(count) areas have that name. Name another area around the control, or give one an .id(…)."
    case .outsideArea(let nearest):
      "what has that label is on this screen, but not in that area. Nearest there: \(quoted(nearest))."
    case .disabled:
      "it is disabled. Do first what enables it."
    case .noDestination(let value, let type):
      "it leads to \(value) of type \(type), and no screen up to this one registers \(type). "
        + "Add .destination(for: \(type).self) { … }."
    case .outsideStack:
      "it is outside every stack, so it leads nowhere. Put it inside a Stack { … }."
    case .pathTypeMismatch(let value, let type, let pathType):
      "it leads to \(value) of type \(type), but the stack's path holds \(pathType) only. "
        + "Give the link a \(pathType), or the stack a StackPath."
    case .tagTypeMismatch(let tag, let type, let selectionType):
      "it has the tag \(tag) of type \(type), but the selection holds \(selectionType). "
        + "Give it a tag of type \(selectionType)."
    case .noSuchOption(let nearest):
      "the picker has no option with exactly that label. Nearest: \(quoted(nearest))."
    case .atLimit(let value):
      "it is at \(value), the last number of its range in that direction. Go the other way, or widen the range."
    case .nothingToGoBackTo:
      "this is the root; there is nothing to go back to. Go to a screen first."
    case .blocked(let blocker):
      "\(blocker) is shown over it and blocks everything beneath. Close \(blocker) first."
    case .needsAnswer(let alert, let buttons):
      "\(alert) wants an answer. Tap one of its buttons: \(quoted(buttons))."
    case .nothingToDismiss:
      "nothing is shown over this screen. Present something first."
    case .noSuchDepth(let depth, let deepest):
      "there is no screen at depth \(depth) beneath this one, which is at depth \(deepest). "
        + "Depths go from 0, the root, to \(deepest - 1)."
    case .refusedBack(let screen):
      "the screen \"\(screen)\" refused to be left, because a backGuard on it said no. "
        + "Do first what it waits for, such as saving or discarding."
    }
  }
}

extension ControlRole {
  /// The word by which a target asks for it.
  fileprivate var target: String { self == .back ? "button" : rawValue }

  fileprivate var phrase: String { "\(self == .option ? "an" : "a") \(target)" }

  /// What one does to it.
  fileprivate var verbs: String {
    switch self {
    case .button, .link, .row, .back, .tab: "tap(…)"
    case .field: "type(…, into: …) or clear(…)"
    case .toggle: "toggle(…) or tap(…)"
    case .option: "select(…, in: …) or tap(…)"
    case .stepper: "increment(…) or decrement(…)"
    }
  }

  /// A tap on it does something.
  var takesTaps: Bool { self != .field && self != .stepper }
}
