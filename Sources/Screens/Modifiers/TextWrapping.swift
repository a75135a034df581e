extension Node {
  /// The most lines a text inside may have; `nil` for as many as it needs.
  @inlinable
  public func lineLimit(_ limit: Int?) -> some Node { environment(\.lineLimit, limit) }

  /// Where a text that is cut gets its `…`.
  @inlinable
  public func truncationMode(_ mode: TruncationMode) -> some Node { environment(\.truncationMode, mode) }

  /// How the lines of one text stand against each other.
  @inlinable
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some Node {
    environment(\.multilineTextAlignment, alignment)
  }
}
