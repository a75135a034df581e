// Written twice, because a `StackPath` takes values of any type, and so is no range-replaceable collection.

extension RangeReplaceableCollection
where Self: MutableCollection & RandomAccessCollection, Element: Hashable {
  /// Appends a value unless an equal one is on top; says whether it did.
  ///
  /// ```swift
  /// func navigate(to destination: Destination) { path.push(destination) }
  /// ```
  /// So an impatient second tap, or a link to what is shown already, does not put the same screen over itself. A path
  /// that is meant to hold a value twice in a row uses `append`.
  @discardableResult
  public mutating func push(_ value: Element) -> Bool {
    if last == value { return false }
    append(value)
    return true
  }

  /// Appends a value only while the screen at `depth` is on top, and unless an equal one is; says whether it did.
  ///
  /// ```swift
  /// @Environment(\.screenDepth) private var depth
  ///
  /// ButtonNode("New Note") { router.path.push(.note(model.makeNote()), from: depth) }
  /// ```
  /// So of two taps before the next screen is shown only the first counts, even where each would push another value.
  @discardableResult
  public mutating func push(_ value: Element, from depth: Int) -> Bool {
    count == depth && push(value)
  }
}

extension StackPath {
  /// Appends a value unless an equal one of the same type is on top; says whether it did.
  ///
  /// So an impatient second tap, or a link to what is shown already, does not put the same screen over itself. A path
  /// that is meant to hold a value twice in a row uses `append`.
  @discardableResult
  public mutating func push<Value: Hashable>(_ value: Value) -> Bool {
    let entry = PathEntry(value)
    if let top = entries.last, top.isEqual(to: entry) { return false }
    entries.append(entry)
    return true
  }

  /// Appends a value only while the screen at `depth` is on top, and unless an equal one is; says whether it did.
  ///
  /// So of two taps before the next screen is shown only the first counts, even where each would push another value.
  @discardableResult
  public mutating func push<Value: Hashable>(_ value: Value, from depth: Int) -> Bool {
    count == depth && push(value)
  }
}
