/// Reads one value.
struct SingleValueDecoding: SingleValueDecodingContainer {
  let decoder: ValueDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.read(type) }
}
