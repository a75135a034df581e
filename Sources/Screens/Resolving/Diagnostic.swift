import ScreensCanvas

/// Something wrong with a screen, in words that say what happened, why, and what to do.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The screen shows what was meant, but the definition is fragile.
    case warning
    /// The screen does not show what was meant.
    case error
  }

  /// What kind of thing is wrong; the raw value is the name used in lists and files.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A value on a path, or of a link, that no registration turns into a screen (N4, N5).
    case missingDestination
    /// Two registrations of one type on one stack (N3).
    case duplicateDestination
    /// A registration outside every stack, or on the stack itself (N6).
    case destinationOutsideStack
    /// A node that waits for popped values outside every stack, or on the stack itself.
    case popObserverOutsideStack
    /// A link outside every stack (N5).
    case linkOutsideStack
    /// A link whose value the stack's path can't hold (N5).
    case pathTypeMismatch
    /// A stack directly inside a pushed screen of another (N9).
    case nestedStack
    /// Lifecycle actions that go on changing state without end (N24).
    case stateCycle
    /// State changed while a body is evaluated (N24).
    case stateChangedInBody
    /// An environment object that nothing provides (N30).
    case missingObject
    /// Nodes within nodes without an end.
    case bodyTooDeep
    /// A length that is negative, too large, or contradicts another.
    case invalidLength
    /// A row or an option with a tag that its selection can't hold.
    case tagTypeMismatch
    /// A stepper whose step is not more than 0.
    case invalidStep
    /// Two things to be shown over one screen at once.
    case presentationConflict
    /// A toolbar on a stack or on tabs themselves, where there is no bar for it.
    case toolbarOutsideScreen
    /// A selection that is the value of no tab (N27).
    case missingTab
    /// Two neighbours with one identity.
    case duplicateIdentity
  }

  /// What kind of thing is wrong.
  public let code: Code
  /// How bad it is.
  public let severity: Severity
  /// Full sentences.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    severity = code.severity
    self.message = CleanText.of(message)
  }

  /// `error missingDestination: …`
  public var description: String { "\(severity.rawValue) \(code.rawValue): \(message)" }
}

extension Diagnostic.Code {
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    case .duplicateDestination, .nestedStack, .invalidLength, .duplicateIdentity,
      .presentationConflict, .invalidStep:
      .warning
    default: .error
    }
  }
}

/// Diagnostics in the order they were found, each once.
struct DiagnosticList {
  private(set) var all: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  mutating func add(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { all.append(diagnostic) }
  }
}
