/// Something wrong with the pattern of a link, in words that say what happened, why, and what to do.
///
/// The link it is about never opens; the others do.
public struct LinkDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, for code that tells the cases apart.
  public enum Reason: Error, Hashable, Sendable {
    /// The pattern is no URL.
    case malformed(LinkURL.Fault)
    /// Two slashes with nothing between them.
    case emptySegment
    /// A `?` with nothing after it.
    case emptyQuery
    /// A `#`, which no pattern speaks of.
    case fragment
    /// What follows a colon is no name.
    case invalidName(String)
    /// A colon, a brace or a star inside a text.
    case partOfText(String)
    /// A query item without a key or without a value.
    case incompleteItem(String)
    /// Two parameters of one name.
    case repeatedParameter(String)
    /// Two query items of one key.
    case repeatedKey(String)
    /// An earlier link takes all its URLs.
    case shadowed(by: String)
  }

  /// As the author wrote it.
  public let pattern: String
  /// What is wrong with it.
  public let reason: Reason

  /// Reads like `The pattern "shop://a//b" has an empty segment: …`
  public var description: String { "The pattern \(pattern.quoted) \(reason.explanation)" }
}

extension LinkDiagnostic.Reason {
  fileprivate var explanation: String {
    switch self {
    case .malformed(let fault):
      "can't be read: \(fault.explanation)"
    case .emptySegment:
      "has an empty segment: no parameter and no text is between two slashes. Remove one slash."
    case .emptyQuery:
      "ends with a ? that begins a query with nothing in it: only a parameter of a query can be optional. "
        + "Remove the ?, or write the parameter as ?key=:name?"
    case .fragment:
      "has a fragment: what follows # does not choose a link. Remove it; the closure finds it in "
        + "parameters.url.fragment."
    case .invalidName(let name):
      "has a parameter \(name.quoted): a name is letters, digits and _, and begins with no digit. Rename it."
    case .partOfText(let text):
      "has \(text.quoted): a parameter is a colon and a name, and takes the whole segment or value. "
        + "Write it as :name, or a character that is meant as it is with a percent sign, such as %3A for a colon."
    case .incompleteItem(let item):
      "has \(item.quoted) in its query: an item needs a key and a value. Write key=:name, key=:name? or key=text."
    case .repeatedParameter(let name):
      "has :\(name) twice: only one value can be given for it. Rename one."
    case .repeatedKey(let key):
      "has the key \(key.quoted) twice in its query: both would be given the same values. Remove one; "
        + "parameters.all(_:) gives the values a URL repeats."
    case .shadowed(let pattern):
      "is never used: \(pattern.quoted) comes earlier and takes the same links. Remove one, or tell them apart "
        + "by a text."
    }
  }
}
