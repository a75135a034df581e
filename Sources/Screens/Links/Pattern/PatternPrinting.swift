/// Texts for the parameters of a pattern, by name; `nil` leaves an optional one out.
public typealias LinkValues = [String: (any LosslessStringConvertible)?]

extension LinkPattern {
  /// The URL with these parameters; `nil` where a required one is missing, or one for the path is empty.
  func printed(_ values: LinkValues) -> String? {
    var path: [String] = []
    for segment in segments {
      switch segment {
      case .literal(let text): path.append(text.percentEncoded)
      case .parameter(let name):
        guard let text = values[name]??.description, !text.isEmpty else { return nil }
        path.append(text.percentEncoded)
      }
    }
    var items: [String] = []
    for item in query {
      switch item.value {
      case .literal(let text): items.append(item.key.percentEncoded + "=" + text.percentEncoded)
      case .parameter(let name, let isOptional):
        if let text = values[name]??.description {
          items.append(item.key.percentEncoded + "=" + text.percentEncoded)
        } else if !isOptional {
          return nil
        }
      }
    }
    let start = prefix + path.joined(separator: "/")
    return items.isEmpty ? start : start + "?" + items.joined(separator: "&")
  }
}
