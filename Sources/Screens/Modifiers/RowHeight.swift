import ScreensLayout

extension Node {
  /// Gives every row of the `ForEachNode`s inside the same height, in cells; what is higher is cut.
  ///
  /// ```swift
  /// ListNode {
  ///   ForEachNode(lines) { LogRow(line: $0) }
  /// }
  /// .rowHeight(1)
  /// ```
  /// One element of the collection is one row then, as wide as there is room. On a device with a height, a picture is
  /// made from the rows that can be seen, however many there are. For that, rows must not say anything to the screen
  /// around: put `destination(for:)`, `onAppear` and the like on the list, because a list with a row that may have
  /// one resolves all its rows (N8).
  public func rowHeight(_ cells: Int) -> some Node {
    InEnvironment(content: self) { $0.rows = RowTraits(height: cells) }
  }
}

/// What rows of one height look like.
struct RowTraits {
  /// In cells.
  let height: Int
  var hasSeparators = false
}
