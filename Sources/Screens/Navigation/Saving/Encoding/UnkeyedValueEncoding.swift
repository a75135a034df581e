/// Fills the elements of a list.
struct UnkeyedValueEncoding: UnkeyedEncodingContainer {
  let slot: ValueSlot
  let codingPath: [any CodingKey]

  var count: Int { slot.count }

  private func nextEncoder() -> ValueEncoder {
    let key = SavedKey(intValue: count)
    return ValueEncoder(slot: slot.appendSlot(), codingPath: codingPath + [key])
  }

  func encodeNil() throws { slot.appendSlot().set(.null) }

  func encode<Value: Encodable>(_ value: Value) throws { try nextEncoder().write(value) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    nextEncoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nextEncoder().unkeyedContainer() }

  func superEncoder() -> any Encoder { nextEncoder() }
}
