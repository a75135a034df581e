extension URLParts {
  /// Where the names and values of a query lie; nothing between two `&` is no item.
  var queryRanges: [(name: Range<Int>, value: Range<Int>?)] {
    guard let query else { return [] }
    return split(query, at: UInt8(ascii: "&")).filter { !$0.isEmpty }.map { item in
      guard let sign = bytes[item].firstIndex(of: UInt8(ascii: "=")) else { return (item, nil) }
      return (item.lowerBound..<sign, sign + 1..<item.upperBound)
    }
  }

  func queryItems() throws(LinkURL.Fault) -> [LinkURL.QueryItem] {
    try queryRanges.map { range throws(LinkURL.Fault) in
      LinkURL.QueryItem(
        name: try decoded(range.name),
        value: try range.value.map { value throws(LinkURL.Fault) in
          try decoded(value)
        } ?? "")
    }
  }
}
