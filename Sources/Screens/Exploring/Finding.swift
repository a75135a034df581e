/// Something wrong that an exploration found, in words that say what happened, why, and what to do.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing it is; the raw value is the name used in lists and files.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A value on a path, or of a link, that no registration turns into a screen.
    case missingDestination
    /// A registered type of which no value comes on a path.
    case unreachedDestination
    /// Two registrations of one type on one stack.
    case duplicateDestination
    /// An enabled control that does nothing a person could see, wherever it was tried.
    case deadControl
    /// A screen that no control leads away from.
    case deadEnd
    /// The same screen pushed over itself again and again.
    case endlessPath
    /// The same actions from a fresh start showed something else.
    case unstableReplay
    /// Going back shows something else than before the push.
    case unstableBack
    /// Building the path directly shows something else than tapping there.
    case differentDeepLink
    /// A path that is not the same, or not shown the same, after encoding and decoding.
    case lostPath
    /// Rendering twice gives different text.
    case unstableRender
    /// Any other diagnostic of a screen.
    case diagnostic
  }

  /// What kind of thing it is.
  public let kind: Kind
  /// Full sentences.
  public let message: String
  /// The shortest way to it from the start, such as `tap "Profile"`.
  public let taps: [String]
  /// The screen in question as text; where two are to be compared, what was expected, then what is shown.
  public let texts: [String]

  init(_ kind: Kind, _ message: String, taps: [String], texts: [String] = []) {
    self.kind = kind
    self.message = message
    self.taps = taps
    self.texts = texts
  }

  /// `missingDestination: …`, and the way to it in a line of its own.
  public var description: String {
    "\(kind.rawValue): \(message)\nReached by: \(taps.isEmpty ? "starting the app" : taps.joined(separator: " > "))"
  }
}
