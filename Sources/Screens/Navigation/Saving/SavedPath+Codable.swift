extension SavedPath: Codable {
  private enum Key: String, CodingKey { case version, path }

  /// Throws a `SavedPathError` for what is no saved path, is of another version, or is too large (N14).
  public init(from decoder: any Decoder) throws {
    let members: KeyedDecodingContainer<Key>
    do { members = try decoder.container(keyedBy: Key.self) } catch {
      throw SavedPathError(.malformed(why: "it is not an object"))
    }
    guard let version = try? members.decode(Int.self, forKey: .version) else {
      throw SavedPathError(.malformed(why: "it has no \"version\" number"))
    }
    guard version == Self.version else { throw SavedPathError(.unknownVersion(version)) }
    guard var list = try? members.nestedUnkeyedContainer(forKey: .path) else {
      throw SavedPathError(.malformed(why: "it has no \"path\" list"))
    }
    try PayloadLimits.$current.withValue(PayloadLimits()) {
      while !list.isAtEnd {
        let position = entries.count
        guard position < PayloadLimits.entries else { throw SavedPathError(.tooManyEntries) }
        entries.append(try Self.entry(in: &list, at: position))
      }
    }
  }

  private static func entry(in list: inout any UnkeyedDecodingContainer, at position: Int) throws
    -> SavedEntry
  {
    do {
      return try list.decode(SavedEntry.self)
    } catch PayloadFault.tooManyParts {
      throw SavedPathError(.tooManyParts(position: position))
    } catch let malformed as SavedEntry.Malformed {
      throw SavedPathError(.malformedEntry(position: position, why: malformed.why))
    } catch {
      throw SavedPathError(.malformedEntry(position: position, why: codingReason(error)))
    }
  }

  /// Writes the version and the entries, unresolved ones as they were read (N13, N14).
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(Self.version, forKey: .version)
    try members.encode(entries, forKey: .path)
  }
}
