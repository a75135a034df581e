/// Something a line of a script can ask for.
///
/// A new one is a value like those beside this one, and an entry in `all`.
struct ScriptVerb: Sendable {
  let word: String
  /// What follows it, for the help and for error texts.
  var arguments = ""
  let summary: String
  /// What follows it may be a secret, which no error shows.
  var hidesText = false
  /// Reads what follows the verb; what is left after that is an error.
  let read: @Sendable (inout ScriptArguments) throws(ScriptFault) -> Action

  /// What a line leads to.
  enum Action {
    /// Acts on the session.
    case act((Session) throws(ScriptMiss) -> Void)
    /// Prints the screen as it is.
    case show
  }

  static let all = [
    tap, doubleTap, type, clear, toggle, select, increment, decrement, selectTab, back, dismiss, scroll, open,
    show,
  ]

  /// `tap [ROLE] LABEL`.
  var synopsis: String { arguments.isEmpty ? word : "\(word) \(arguments)" }
}

/// Why a session did not do what a line asks for, with the screen where that helps.
struct ScriptMiss: Error, Equatable {
  let reason: String
}

extension ScriptVerb.Action {
  /// Does what may fail in a session.
  static func drive(_ act: @escaping (Session) throws(DriveError) -> Void) -> ScriptVerb.Action {
    .act { session throws(ScriptMiss) in
      do throws(DriveError) {
        try act(session)
      } catch {
        throw ScriptMiss(error)
      }
    }
  }
}

extension ScriptMiss {
  init(_ error: DriveError) {
    let hint =
      switch error.reason {
      case .ambiguous, .tooFew, .otherRole, .ambiguousArea:
        "In a script these are --nth N, --within AREA, and a role before the label, as in tap button \"Pay\".\n"
      default: ""
      }
    reason = "\(error)\(hint.isEmpty ? "" : "\n" + hint)"
  }
}
