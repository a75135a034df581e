/// Encodes and decodes the values on paths, each only once.
struct RoundTrips {
  enum Outcome {
    /// The paths as they came back; every value is equal to what it was.
    case restored([[PathEntry]])
    /// What was lost, as a sentence that goes on after the name of the path.
    case lost(String)
    /// Nothing says how to encode a value.
    case unsaved
  }

  private enum Trip {
    case restored(PathEntry)
    case lost(String)
    case unsaved
  }

  private var trips: [StateKey.Place: Trip] = [:]

  /// What becomes of the paths of these stacks; a path of any types is saved as the codec says, if there is one.
  mutating func outcome(of stacks: [StackScope], _ codec: StackPath.Codec?) -> Outcome {
    var paths: [[PathEntry]] = []
    for stack in stacks {
      var path: [PathEntry] = []
      for entry in stack.entries {
        switch trip(of: entry, stack.access.elementType == nil ? codec : nil) {
        case .restored(let restored): path.append(restored)
        case .lost(let why): return .lost(why)
        case .unsaved: return .unsaved
        }
      }
      paths.append(path)
    }
    return .restored(paths)
  }

  private mutating func trip(of entry: PathEntry, _ codec: StackPath.Codec?) -> Trip {
    let place = StateKey.Place(entry)
    if let trip = trips[place] { return trip }
    let trip = Self.trip(of: entry, codec ?? Self.codec(of: entry.value))
    trips[place] = trip
    return trip
  }

  private static func trip(of entry: PathEntry, _ codec: StackPath.Codec?) -> Trip {
    guard let codec else { return .unsaved }
    do throws(SavedPathError) {
      let saved = try codec.save(StackPath(entries: [entry]))
      var restored = try codec.restore(saved, mode: .strict).path.entries[0]
      restored.generation = entry.generation
      if restored.isEqual(to: entry) { return .restored(restored) }
      return .lost(
        "\(entry.description) of type \(typeName(entry.type)) comes back as \(restored.description).")
    } catch {
      return .lost("\(error)")
    }
  }

  /// How a typed path encodes the value, where it can.
  private static func codec(of value: any Hashable) -> StackPath.Codec? {
    func codec<Value: Hashable & Codable>(_ value: Value) -> StackPath.Codec {
      StackPath.Codec(.type(Value.self, as: "value"))
    }
    return (value as? any Hashable & Codable).map { codec($0) }
  }
}
