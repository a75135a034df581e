/// A place that an encoder fills: a scalar, or places inside it.
final class ValueSlot {
  private enum Kind { case empty, scalar, list, object }

  let depth: Int
  private var kind = Kind.empty
  private var scalar = SavedValue.null
  private var elements: [ValueSlot] = []
  private var members: [String: ValueSlot] = [:]

  init(depth: Int = 0) { self.depth = depth }

  var count: Int { elements.count }

  func set(_ value: SavedValue) {
    kind = .scalar
    scalar = value
  }

  func beginList() { kind = .list }

  func beginObject() { kind = .object }

  func appendSlot() -> ValueSlot {
    let slot = ValueSlot(depth: depth + 1)
    elements.append(slot)
    return slot
  }

  func slot(of key: any CodingKey) -> ValueSlot {
    let slot = ValueSlot(depth: depth + 1)
    members[key.stringValue] = slot
    return slot
  }

  /// What was written; a type without anything to write is an empty object.
  func value(within limits: PayloadLimits) throws(PayloadFault) -> SavedValue {
    try limits.countPart(at: depth)
    switch kind {
    case .scalar:
      return scalar
    case .list:
      var values: [SavedValue] = []
      values.reserveCapacity(elements.count)
      for element in elements { values.append(try element.value(within: limits)) }
      return .array(values)
    case .object, .empty:
      var values: [String: SavedValue] = [:]
      for (key, member) in members { values[key] = try member.value(within: limits) }
      return .object(values)
    }
  }
}
