/// Fills the members of an object.
struct KeyedValueEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let slot: ValueSlot
  let codingPath: [any CodingKey]

  private func encoder(_ key: any CodingKey) -> ValueEncoder {
    ValueEncoder(slot: slot.slot(of: key), codingPath: codingPath + [key])
  }

  func encodeNil(forKey key: Key) throws { slot.slot(of: key).set(.null) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try encoder(key).write(value) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key)
    -> KeyedEncodingContainer<Nested>
  { encoder(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(SavedKey.parent) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }
}
