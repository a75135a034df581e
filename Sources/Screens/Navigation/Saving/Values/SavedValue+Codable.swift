extension SavedValue: Codable {
  init(from decoder: any Decoder) throws {
    let limits = PayloadLimits.current ?? PayloadLimits()
    try limits.countPart()
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = SavedValue(scalarIn: container) {
      self = value
    } else if let members = try limits.nested({ try container.decode([String: SavedValue].self) }) {
      // As a dictionary, not as a keyed container: no format then changes the spelling of keys.
      self = .object(members)
    } else if let elements = try limits.nested({ try container.decode([SavedValue].self) }) {
      self = .array(elements)
    } else if let number = SavedValue(uncommonNumberIn: container) {
      self = number
    } else {
      throw PayloadFault.unreadable
    }
  }

  /// What most values are; each try that fails costs as much as reading a value.
  private init?(scalarIn container: any SingleValueDecodingContainer) {
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Int64.self) {
      // -0.0 reads as the integer 0.
      let double = number == 0 ? try? container.decode(Double.self) : nil
      self = double.map { SavedValue($0) } ?? .integer(number)
    } else {
      return nil
    }
  }

  private init?(uncommonNumberIn container: any SingleValueDecodingContainer) {
    if let number = try? container.decode(UInt64.self) {
      self = .unsigned(number)
    } else if let number = try? container.decode(Double.self) {
      self = SavedValue(number)
    } else {
      return nil
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .integer(let number): try container.encode(number)
    case .unsigned(let number): try container.encode(number)
    case .double(let exact): try container.encode(exact.number)
    case .string(let text): try container.encode(text)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}
