extension StackPath.Codec {
  /// A type of values on a path, and the tag it is saved under.
  public struct ListedType {
    let type: Any.Type
    let tag: String
    let save: (any Hashable, PayloadLimits) throws -> SavedValue
    let restore: (SavedValue) throws -> PathEntry

    /// Saves values of exactly this type under `tag` (N13).
    public static func type<Value: Hashable & Codable>(_ type: Value.Type, as tag: String) -> ListedType {
      ListedType(
        type: type, tag: tag,
        save: { value, limits in
          guard let value = value as? Value else { throw PayloadFault.unreadable }
          return try ValueEncoder.encode(value, within: limits)
        },
        restore: { PathEntry(try ValueDecoder(value: $0, codingPath: []).read(Value.self)) })
    }
  }
}
