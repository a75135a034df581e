/// Fills a place with one value.
struct SingleValueEncoding: SingleValueEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() throws { encoder.slot.set(.null) }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.write(value) }
}
