extension LinkPattern {
  /// Whether the URL belongs to this pattern, be its parameters there or not.
  func fits(_ url: LinkURL) -> Bool {
    guard url.scheme == scheme, url.host == host?.name, url.port == host?.port else { return false }
    guard url.segments.count == segments.count else { return false }
    for (index, (segment, text)) in zip(segments, url.segments).enumerated() {
      switch segment {
      case .parameter: if text.isEmpty { return false }
      case .literal(let literal) where index == 0 && url.startsWithHost:
        if literal.lowercasedASCII != text.lowercasedASCII { return false }
      case .literal(let literal): if literal != text { return false }
      }
    }
    return query.allSatisfy { item in
      guard case .literal(let literal) = item.value else { return true }
      return url.values(of: item.key).contains(literal)
    }
  }

  /// The first required parameter that the URL's query lacks, and its key.
  func missingParameter(in url: LinkURL) -> (name: String, key: String)? {
    for item in query {
      guard case .parameter(let name, isOptional: false) = item.value else { continue }
      if url.values(of: item.key).isEmpty { return (name, item.key) }
    }
    return nil
  }

  /// What a fitting URL has for a parameter; `nil` if the pattern does not have it.
  func texts(of name: String, in url: LinkURL) -> [String]? {
    if let index = segments.firstIndex(of: .parameter(name)) { return [url.segments[index]] }
    return query.first { $0.value.parameterName == name }.map { url.values(of: $0.key) }
  }
}
