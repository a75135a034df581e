extension StackPath.Codec {
  /// Turns a path into a value for any encoder; unresolved entries become what they were read from (N13, N14).
  ///
  /// Throws for the first value that can't be saved, most often one of a type that is not listed.
  public func save(_ path: StackPath) throws(SavedPathError) -> SavedPath {
    guard path.count <= PayloadLimits.entries else { throw SavedPathError(.tooManyEntries) }
    let limits = PayloadLimits()
    var saved = SavedPath()
    for (position, entry) in path.entries.enumerated() {
      saved.entries.append(try save(entry, at: position, within: limits))
    }
    return saved
  }

  private func save(_ entry: PathEntry, at position: Int, within limits: PayloadLimits)
    throws(SavedPathError) -> SavedEntry
  {
    if let unresolved = entry.value as? StackPath.UnresolvedEntry { return unresolved.saved }
    let (value, type) = (shortened(entry.description), typeName(entry.type))
    guard let listed = listed(entry.type) else {
      throw SavedPathError(.unlistedType(value: value, type: type, position: position))
    }
    do {
      return SavedEntry(tag: listed.tag, value: try listed.save(entry.value, limits))
    } catch PayloadFault.tooManyParts {
      throw SavedPathError(.tooManyParts(position: position))
    } catch {
      throw SavedPathError(
        .unsavableValue(value: value, type: type, position: position, why: codingReason(error)))
    }
  }
}
