/// Reads the elements of a list in turn; one that can't be read stays the next one.
struct UnkeyedValueDecoding: UnkeyedDecodingContainer {
  let elements: [SavedValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(elements: [SavedValue], codingPath: [any CodingKey]) {
    self.elements = elements
    self.codingPath = codingPath
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private mutating func next<Result>(_ read: (ValueDecoder) throws -> Result) throws -> Result {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Result.self,
        .init(codingPath: codingPath, debugDescription: "the list ends after \(elements.count) values"))
    }
    let key = SavedKey(intValue: currentIndex)
    let result = try read(ValueDecoder(value: elements[currentIndex], codingPath: codingPath + [key]))
    currentIndex += 1
    return result
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd else { return try next { _ in true } }
    guard elements[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next { try $0.read(type) }
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws
    -> KeyedDecodingContainer<Nested>
  { try next { try $0.container(keyedBy: type) } }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }
}
