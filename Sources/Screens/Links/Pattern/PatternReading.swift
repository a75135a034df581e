extension LinkPattern {
  /// Reads what an author wrote; throws why it is no pattern.
  init(_ text: String) throws(LinkDiagnostic.Reason) {
    let parts: URLParts
    do {
      parts = try URLParts(text)
      host = try parts.webHost()
    } catch {
      throw .malformed(error)
    }
    if parts.fragment != nil { throw .fragment }
    self.text = text
    scheme = parts.scheme
    startsWithHost = parts.startsWithHost
    segments = try parts.segments.map { range throws(LinkDiagnostic.Reason) in
      try parts.patternSegment(range)
    }
    query = try parts.patternQuery()
    prefix = parts.prefix
    try checkNames()
  }

  private func checkNames() throws(LinkDiagnostic.Reason) {
    var names: Set<String> = []
    for name in parameterNames where !names.insert(name).inserted { throw .repeatedParameter(name) }
    var keys: Set<String> = []
    for item in query where !keys.insert(item.key).inserted { throw .repeatedKey(item.key) }
  }
}

extension URLParts {
  /// What stands before the first segment.
  fileprivate var prefix: String {
    if isWeb { return text(0..<path.lowerBound) + "/" }
    return text(0..<(segments.first?.lowerBound ?? path.upperBound))
  }

  fileprivate func patternSegment(_ range: Range<Int>) throws(LinkDiagnostic.Reason) -> LinkPattern.Segment {
    if range.isEmpty { throw .emptySegment }
    if bytes[range.lowerBound] == UInt8(ascii: ":") {
      return .parameter(try parameterName(range.dropFirst()))
    }
    return .literal(try literal(range))
  }

  fileprivate func patternQuery() throws(LinkDiagnostic.Reason) -> [LinkPattern.QueryItem] {
    if query?.isEmpty == true { throw .emptyQuery }
    return try queryRanges.map { item throws(LinkDiagnostic.Reason) in
      guard let range = item.value, !item.name.isEmpty else { throw .incompleteItem(itemText(item)) }
      let key = try literal(item.name)
      guard bytes[range].first == UInt8(ascii: ":") else {
        return .init(key: key, value: .literal(try literal(range)))
      }
      let isOptional = bytes[range].last == UInt8(ascii: "?")
      let name = try parameterName(range.dropFirst().dropLast(isOptional ? 1 : 0))
      return .init(key: key, value: .parameter(name, isOptional: isOptional))
    }
  }

  private func itemText(_ item: (name: Range<Int>, value: Range<Int>?)) -> String {
    text(item.name) + (item.value.map { "=" + text($0) } ?? "")
  }

  private func parameterName(_ range: Range<Int>) throws(LinkDiagnostic.Reason) -> String {
    let isName = bytes[range].enumerated().allSatisfy { index, byte in
      byte.isASCIILetter || byte == UInt8(ascii: "_") || index > 0 && byte.isASCIIDigit
    }
    guard isName, !range.isEmpty else { throw .invalidName(text(range)) }
    return text(range)
  }

  private func literal(_ range: Range<Int>) throws(LinkDiagnostic.Reason) -> String {
    // These are written for parameters elsewhere, and would be taken for text here without a word.
    if bytes[range].contains(where: { ":{}*".utf8.contains($0) }) { throw .partOfText(text(range)) }
    do {
      return try decoded(range)
    } catch {
      throw .malformed(error)
    }
  }
}
