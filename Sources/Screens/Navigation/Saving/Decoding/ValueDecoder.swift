/// Turns the saved form of a value into the value.
struct ValueDecoder: Decoder {
  let value: SavedValue
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let scalar = type as? any SavedScalar.Type else { return try Value(from: self) }
    guard let result = scalar.init(value) as? Value else { throw mismatch(type, "\(type)") }
    return result
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch([String: Any].self, "an object") }
    return KeyedDecodingContainer(KeyedValueDecoding(members: members, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([Any].self, "a list") }
    return UnkeyedValueDecoding(elements: elements, codingPath: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleValueDecoding(decoder: self)
  }

  private func mismatch(_ type: Any.Type, _ expected: String) -> DecodingError {
    .typeMismatch(
      type, .init(codingPath: codingPath, debugDescription: "expected \(expected), found \(value.kind)"))
  }
}
