/// Turns a value into its saved form.
///
/// Own encoder, not the format's: a date or a data then has one form in every format, and what a version can't
/// read it can still write back.
struct ValueEncoder: Encoder {
  let slot: ValueSlot
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  static func encode<Value: Encodable>(_ value: Value, within limits: PayloadLimits) throws -> SavedValue {
    let slot = ValueSlot()
    try ValueEncoder(slot: slot, codingPath: []).write(value)
    return try slot.value(within: limits)
  }

  func write<Value: Encodable>(_ value: Value) throws {
    if let scalar = value as? any SavedScalar {
      slot.set(scalar.saved)
    } else {
      // A value that holds itself would go on without an end.
      if slot.depth > PayloadLimits.depth { throw PayloadFault.tooDeep }
      try value.encode(to: self)
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.beginObject()
    return KeyedEncodingContainer(KeyedValueEncoding(slot: slot, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.beginList()
    return UnkeyedValueEncoding(slot: slot, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleValueEncoding(encoder: self) }
}
