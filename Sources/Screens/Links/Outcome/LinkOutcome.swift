/// What came of opening a URL; but for `opened`, the screen is the one that was there before.
public enum LinkOutcome: Hashable, Sendable, CustomStringConvertible {
  /// Its screen is shown.
  case opened
  /// Its screen was shown before, on the same path; nothing was changed.
  case alreadyThere
  /// It is opened when what is presented now is closed.
  case queued
  /// Its link, or what is presented now, does not allow it; the text says why.
  case refused(String)
  /// It is no URL, or a parameter is missing or wrong.
  case malformed(LinkError)
  /// No link has such a pattern.
  case unmatched

  /// Reads like `refused: There is no product 7.`
  public var description: String {
    switch self {
    case .opened: "opened"
    case .alreadyThere: "already there"
    case .queued: "queued"
    case .refused(let reason): "refused: \(reason)"
    case .malformed(let error): "malformed: \(error)"
    case .unmatched: "unmatched"
    }
  }
}
