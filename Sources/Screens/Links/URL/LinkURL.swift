/// A URL taken apart: percent signs decoded, and never a guess about what is malformed.
///
/// ```swift
/// let url = try LinkURL("shop://product/caf%C3%A9?ref=mail#reviews")
/// url.segments          // ["product", "café"]
/// url.values(of: "ref") // ["mail"]
/// url.fragment          // "reviews"
/// ```
/// In an `http` or `https` URL the host is the address of a server. In every other scheme what stands in the
/// place of the host is the first segment, so that `shop://product/7`, `shop:///product/7` and `shop:product/7`
/// have the same segments. One trailing slash means nothing; `.` and `..` are segments like others.
public struct LinkURL: Sendable, CustomStringConvertible {
  /// One `name=value` of a query; a name alone has an empty value.
  public struct QueryItem: Hashable, Sendable {
    /// What stands before the first `=`.
    public let name: String
    /// What stands after it, or an empty text.
    public let value: String
  }

  /// More bytes of UTF-8 than this are taken for no link.
  public static let maximumLength = 8192

  /// In lower case, without the colon.
  public let scheme: String
  /// The server of an `http` or `https` URL, in lower case.
  public let host: String?
  /// The server's port, where it is not the scheme's own.
  public let port: Int?
  /// What stands between slashes.
  public let segments: [String]
  /// In the order written, repeated names included; a `+` is a plus.
  public let query: [QueryItem]
  /// What follows `#`.
  public let fragment: String?
  /// The URL as given.
  public let description: String

  /// Whether the first segment stands where a host does, so that its letters have no case.
  let startsWithHost: Bool

  /// Takes a URL apart; throws a `LinkError` that says where it is malformed.
  public init(_ text: String) throws(LinkError) {
    do {
      try self.init(reading: text)
    } catch {
      throw LinkError(url: text, .malformed(error))
    }
  }

  private init(reading text: String) throws(Fault) {
    let parts = try URLParts(text)
    let webHost = try parts.webHost()
    scheme = parts.scheme
    host = webHost?.name
    port = webHost?.port
    segments = try parts.decoded(parts.segments)
    query = try parts.queryItems()
    fragment = try parts.fragment.map { range throws(Fault) in try parts.decoded(range) }
    description = text
    startsWithHost = parts.startsWithHost
  }

  /// The values of all query items of that name, in the order written.
  public func values(of name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }
}
