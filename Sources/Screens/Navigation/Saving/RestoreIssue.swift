extension RestoreReport {
  /// One entry of a saved path that is no value now.
  public struct Issue: Hashable, Sendable, CustomStringConvertible {
    /// Why an entry stays unresolved.
    public enum Reason: Hashable, Sendable {
      /// No type is listed under the tag; these are the tags that are.
      case unknownTag(listed: [String])
      /// The type listed under the tag can't be decoded from the value.
      case undecodable(type: String, why: String)
      /// There was no value, or none that can be held: the tag is all that is kept.
      case lostValue(why: String)
    }

    /// The place on the saved path, from 0.
    public let position: Int
    /// What the entry was saved under, as it stands in the file.
    public let tag: String
    /// What keeps the entry from being a value.
    public let reason: Reason

    /// What happened, why, and what to do.
    public var description: String { "path[\(position)] \(reason.sentences(tag: tag))" }
  }
}

extension RestoreReport.Issue.Reason {
  /// What happened to an entry and what to do, after words that name the entry.
  func sentences(tag: String) -> String {
    let tag = "\"\(shortened(tag))\""
    return switch self {
    case .unknownTag(let listed):
      "was saved under the tag \(tag), which the codec does not list (it lists \(Self.list(listed))). "
        + "Add .type(…, as: \(tag)) to the StackPath.Codec."
    case .undecodable(let type, let why):
      "was saved under the tag \(tag), and \(type) can't be decoded from it: \(why). "
        + "Let \(type) decode what earlier versions saved."
    case .lostValue(let why):
      "was saved under the tag \(tag), and its value can't be kept: \(why). "
        + "Take the entry off the path, or restore an earlier file."
    }
  }

  private static func list(_ tags: [String]) -> String {
    tags.isEmpty ? "nothing" : tags.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
