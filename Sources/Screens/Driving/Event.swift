/// Something that happened in a session, in the order in which it happened.
public enum Event: Hashable, Sendable, CustomStringConvertible {
  /// A path got longer by this many screens in one transition.
  case push(Int, animated: Bool = true)
  /// A path got shorter by this many screens in one transition (N18).
  case pop(Int, animated: Bool = true)
  /// A path changed in another way.
  case replace(animated: Bool = true)
  /// A screen came on top; named by its title, else by its value (N23).
  case appeared(String)
  /// A screen is no longer on top.
  case disappeared(String)
  /// Screens wrote to a path (a tap on a link, a way back), which then held these values (N16).
  case wrotePath([String])
  /// The selected tab was selected again, and its stack was at the root already (N27).
  case alreadyAtRoot
  /// A guard of the screen with this name refused to go back.
  case refusedBack(String)

  /// `push(1)`, `pop(2, not animated)`, `appeared "Profile"`.
  public var description: String {
    switch self {
    case .push(let count, let animated): "push(\(count)\(animated ? "" : ", not animated"))"
    case .pop(let count, let animated): "pop(\(count)\(animated ? "" : ", not animated"))"
    case .replace(let animated): "replace\(animated ? "" : "(not animated)")"
    case .appeared(let name): "appeared \"\(name)\""
    case .disappeared(let name): "disappeared \"\(name)\""
    case .wrotePath(let values): "wrotePath [\(values.joined(separator: ", "))]"
    case .alreadyAtRoot: "alreadyAtRoot"
    case .refusedBack(let name): "refusedBack \"\(name)\""
    }
  }
}
