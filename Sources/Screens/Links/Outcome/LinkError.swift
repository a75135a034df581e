/// Why a URL is malformed for the link it belongs to, with words for whoever made the URL.
public struct LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, for code that tells the cases apart.
  public enum Reason: Hashable, Sendable {
    /// The text is no URL at all.
    case malformed(LinkURL.Fault)
    /// The query lacks what the pattern requires under `key`.
    case missingParameter(String, key: String, pattern: String)
    /// The text of a parameter can't be turned into the type the link asks for.
    case unconvertible(String, found: String, wanted: String)
    /// The link asks for a parameter that its pattern does not have.
    case undeclaredParameter(String, declared: [String], pattern: String)
    /// The link requires a parameter that its pattern calls optional.
    case absentOptional(String, pattern: String)
  }

  /// The URL as given, or the beginning of one that is too long.
  public let url: String
  /// What is wrong with it.
  public let reason: Reason

  init(url: String, _ reason: Reason) {
    self.url = reason == .malformed(.tooLong) ? String(url.unicodeScalars.prefix(200)) : url
    self.reason = reason
  }

  /// What happened, why, and what to do.
  public var description: String {
    switch reason {
    case .malformed(let fault):
      "The link \(url.quoted) can't be read: \(fault.explanation)"
    case .missingParameter(let name, let key, let pattern):
      "The link \(url.quoted) has no \"\(name)\": the pattern \(pattern.quoted) requires it. "
        + "Add \(key)=… to the link's query, or make it optional with :\(name)? in the pattern."
    case .unconvertible(let name, let found, let wanted):
      "The link \(url.quoted) has the wrong \"\(name)\": \(found.quoted) was found and \(wanted) is wanted. "
        + "Correct the link."
    case .undeclaredParameter(let name, let declared, let pattern):
      "The link \(url.quoted) can't be opened: its closure asks for \(name.quoted), and the pattern "
        + "\(pattern.quoted) has \(Self.list(declared)). Add :\(name) to the pattern, or correct the name."
    case .absentOptional(let name, let pattern):
      "The link \(url.quoted) has no \"\(name)\": its closure requires it, and the pattern \(pattern.quoted) "
        + "calls it optional. Ask for it with optional(_:) or a default, or remove the ? in the pattern."
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "no parameters" : "only " + names.map(\.quoted).joined(separator: ", ")
  }
}
