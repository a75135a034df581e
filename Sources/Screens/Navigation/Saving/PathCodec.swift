extension StackPath {
  /// The types that a saved path may hold, each under a tag of its own (N13).
  ///
  /// ```swift
  /// let codec = StackPath.Codec(.type(Route.self, as: "route"), .type(TaskID.self, as: "task"))
  ///
  /// let data = try JSONEncoder().encode(codec.save(path))
  ///
  /// let saved = try JSONDecoder().decode(SavedPath.self, from: data)
  /// let (path, report) = try codec.restore(saved)
  /// ```
  /// A tag is what stands in the file: keep it when the type is renamed, and choose a new one for a new meaning.
  /// No type is ever looked up by its name, so that a file can't load one that is not listed here.
  /// Listing a tag or a type twice is a mistake in the program and stops it.
  public struct Codec {
    private let byTag: [String: ListedType]
    private let byType: [ObjectIdentifier: ListedType]

    /// Takes the types in any order; the order of a path has nothing to do with it.
    public init(_ types: ListedType...) { self.init(types) }

    /// Takes a list that was put together elsewhere.
    public init(_ types: [ListedType]) {
      var byTag: [String: ListedType] = [:]
      var byType: [ObjectIdentifier: ListedType] = [:]
      for listed in types {
        let name = typeName(listed.type)
        if let first = byTag.updateValue(listed, forKey: listed.tag) {
          preconditionFailure(
            "StackPath.Codec lists two types under the tag \"\(listed.tag)\": \(typeName(first.type)) and \(name). "
              + "Give each type a tag of its own.")
        }
        if let first = byType.updateValue(listed, forKey: ObjectIdentifier(listed.type)) {
          preconditionFailure(
            "StackPath.Codec lists \(name) twice: as \"\(first.tag)\" and as \"\(listed.tag)\". "
              + "Remove the tag that is not in your files.")
        }
      }
      self.byTag = byTag
      self.byType = byType
    }

    func listed(under tag: String) -> ListedType? { byTag[tag] }

    func listed(_ type: Any.Type) -> ListedType? { byType[ObjectIdentifier(type)] }

    var tags: [String] { byTag.keys.sorted() }
  }
}
