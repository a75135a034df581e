import ScreensLayout

/// Something shown over a screen: a sheet, a cover, an alert or a dialog, as state says.
struct Presentation {
  enum Kind: String {
    case sheet, cover, alert, dialog

    /// What is shown is to a reader.
    var group: GroupKind {
      switch self {
      case .sheet: .sheet
      case .cover: .cover
      case .alert: .alert
      case .dialog: .dialog
      }
    }
  }

  let kind: Kind
  var title: String?
  /// Stays the same as long as it is shown.
  let identity: Int
  /// Tells it from others that the same place presents.
  let item: AnyHashable?
  /// What it inherits from where it is attached (N30).
  let environment: EnvironmentValues
  /// Writes `false` or `nil` to what presents it.
  let dismiss: () -> Void
  let content: (inout Resolver) -> Void

  /// It asks something, and shows no screen of its own.
  var isQuestion: Bool { kind == .alert || kind == .dialog }
}

extension Resolver {
  /// Shows something over the screen once that is resolved; one thing at a time.
  ///
  /// Only what can be seen presents: a covered screen waits until it is on top again.
  mutating func present(
    _ kind: Presentation.Kind, title: String? = nil, item: AnyHashable? = nil, dismiss: @escaping () -> Void,
    content: @escaping (inout Resolver) -> Void
  ) {
    let identity = identityNumber()
    guard !isCovered else { return }
    if let first = presentation {
      return diagnostics.add(.presentationConflict(kind, title: title, waitingFor: first.name))
    }
    presentation = Presentation(
      kind: kind, title: title.map { CleanText.oneLine($0) }, identity: identity, item: item,
      environment: environment, dismiss: dismiss, content: content)
  }
}

extension Presentation {
  /// What errors and diagnostics call it: `the alert "Delete?"`.
  var name: String { title.map { "the \(kind.rawValue) \"\($0)\"" } ?? "the \(kind.rawValue)" }
}

extension Diagnostic {
  static func presentationConflict(
    _ kind: Presentation.Kind, title: String?, waitingFor first: String
  ) -> Diagnostic {
    Diagnostic(
      .presentationConflict,
      "\(title.map { "The \(kind.rawValue) \"\($0)\"" } ?? "A \(kind.rawValue)") waits until \(first) is closed: one "
        + "screen shows one thing over itself at a time. Present it from what is shown on top, or close the other first."
    )
  }
}
