extension LinkURL {
  /// Why a text is no URL that a link can be; positions count bytes of UTF-8 from zero.
  public enum Fault: Error, Hashable, Sendable {
    /// It has more than `LinkURL.maximumLength` bytes.
    case tooLong
    /// It does not begin with letters and a colon.
    case noScheme
    /// A space or a control character.
    case forbiddenCharacter(code: UInt8, position: Int)
    /// A `%` without two hexadecimal digits after it.
    case invalidPercent(found: String, position: Int)
    /// Bytes written with `%` that are not UTF-8.
    case invalidUTF8(position: Int)
    /// An `http` or `https` URL without a host.
    case noHost
    /// A user name or password before the host, which makes a URL look like another one's.
    case userInfo
    /// A port that is not a number up to 65535.
    case invalidPort(found: String)
  }
}

extension LinkURL.Fault {
  /// Why, and what to do, to follow "… can't be read: ".
  var explanation: String {
    switch self {
    case .tooLong:
      "it is longer than \(LinkURL.maximumLength) bytes. Shorten it."
    case .noScheme:
      "it does not begin with a scheme, such as shop: or https:. Write the scheme in front."
    case .forbiddenCharacter(let code, let position):
      "at position \(position) it has \(Self.name(of: code)). Write it as \(code.percentEncoded)."
    case .invalidPercent(let found, let position):
      "\(found.quoted) at position \(position) is not a percent sign with two hexadecimal digits. "
        + "Write a percent sign itself as %25."
    case .invalidUTF8(let position):
      "the bytes at position \(position) are not UTF-8. Encode the text as UTF-8 before writing it with "
        + "percent signs."
    case .noHost:
      "it has no host. Write one after the scheme, as in https://shop.example/product/7."
    case .userInfo:
      "it has a user name before its host. Remove everything up to the @."
    case .invalidPort(let found):
      "\(found.quoted) is not a port. Write a number up to 65535, or leave out the colon before it."
    }
  }

  private static func name(of code: UInt8) -> String { code == 0x20 ? "a space" : "a control character" }
}
