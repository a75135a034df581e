extension LinkParameters {
  func required<Value>(_ name: String, _ convert: (String) -> Value?) throws(LinkError) -> Value {
    guard let value = try first(name, convert) else {
      throw LinkError(url: url.description, .absentOptional(name, pattern: pattern.text))
    }
    return value
  }

  func first<Value>(_ name: String, _ convert: (String) -> Value?) throws(LinkError) -> Value? {
    guard let text = try texts(name).first else { return nil }
    return try converted(text, name, convert)
  }

  func values<Value>(_ name: String, _ convert: (String) -> Value?) throws(LinkError) -> [Value] {
    try texts(name).map { text throws(LinkError) in try converted(text, name, convert) }
  }

  private func texts(_ name: String) throws(LinkError) -> [String] {
    guard let texts = pattern.texts(of: name, in: url) else {
      throw LinkError(
        url: url.description,
        .undeclaredParameter(name, declared: pattern.parameterNames, pattern: pattern.text))
    }
    return texts
  }

  private func converted<Value>(_ text: String, _ name: String, _ convert: (String) -> Value?)
    throws(LinkError) -> Value
  {
    guard let value = convert(text) else {
      throw LinkError(
        url: url.description, .unconvertible(name, found: text, wanted: typeName(Value.self)))
    }
    return value
  }
}
