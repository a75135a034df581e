/// What a URL means to the links of an app; nothing has been opened yet.
public enum LinkMatch: Hashable, CustomStringConvertible {
  /// It leads here.
  case matched(LinkTarget)
  /// No link has such a pattern.
  case unmatched
  /// It is no URL, or a parameter is missing or wrong.
  case malformed(LinkError)
  /// Its link threw a `LinkRefusal`, or another error.
  case refused(String)

  /// Reads like `matched: category(3) › product(7)`.
  public var description: String {
    switch self {
    case .matched(let target): "matched: \(target)"
    case .unmatched: "unmatched"
    case .malformed(let error): "malformed: \(error)"
    case .refused(let reason): "refused: \(reason)"
    }
  }
}
