extension StackPath {
  /// Stands on a restored path for an entry that is no value now, and is saved again unchanged (N14).
  ///
  /// A stack shows a placeholder for it, or what an author registers:
  /// ```swift
  /// .destination(for: StackPath.UnresolvedEntry.self) { _ in
  ///   TextNode("Update the app to see this.")
  /// }
  /// ```
  public struct UnresolvedEntry: Hashable, Sendable, CustomStringConvertible {
    let saved: SavedEntry
    /// Why it is not a value.
    public let reason: RestoreReport.Issue.Reason

    /// What the type of the entry was listed under when it was saved.
    public var tag: String { saved.tag }

    /// Same tag and same saved value, whatever the reason.
    public static func == (a: UnresolvedEntry, b: UnresolvedEntry) -> Bool { a.saved == b.saved }

    /// Agrees with `==`.
    public func hash(into hasher: inout Hasher) { hasher.combine(saved) }

    /// `unresolved "task"`
    public var description: String { "unresolved \"\(shortened(tag))\"" }
  }
}
