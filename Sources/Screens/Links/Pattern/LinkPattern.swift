/// What the URLs of a link look like.
///
/// ```text
/// pattern   scheme: segments ?query     shop://product/:id    shop://search?q=:query&page=:page?
///           http(s)://host segments     https://shop.example/product/:id
/// segment   text                        product               exactly this
///           :name                       :id                   any segment that is not empty
/// query     key=:name                   q=:query              required
///           key=:name?                  page=:page?           optional
///           key=text                    kind=sale             exactly this
/// ```
/// Query items and the fragment of a URL that the pattern does not speak of are ignored.
struct LinkPattern: Sendable {
  enum Segment: Hashable, Sendable {
    case literal(String)
    case parameter(String)
  }

  struct QueryItem: Hashable, Sendable {
    enum Value: Hashable, Sendable {
      case literal(String)
      case parameter(String, isOptional: Bool)
    }
    let key: String
    let value: Value
  }

  /// As the author wrote it.
  let text: String
  let scheme: String
  let host: WebHost?
  /// Whether the first segment stands where a host does.
  let startsWithHost: Bool
  let segments: [Segment]
  let query: [QueryItem]
  /// What a printed URL begins with, up to its first segment.
  let prefix: String

  /// In the order of the pattern.
  var parameterNames: [String] {
    segments.compactMap(\.parameterName) + query.compactMap(\.value.parameterName)
  }
}

extension LinkPattern.Segment {
  var parameterName: String? { if case .parameter(let name) = self { name } else { nil } }
}

extension LinkPattern.QueryItem.Value {
  var parameterName: String? { if case .parameter(let name, _) = self { name } else { nil } }

  var isOptional: Bool { if case .parameter(_, let isOptional) = self { isOptional } else { false } }

  var isLiteral: Bool { if case .literal = self { true } else { false } }
}
