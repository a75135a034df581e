/// Rows of one height below each other, of which some neighbours may be the only ones in the tree.
///
/// It is as wide as there is room and as long as all its rows, whichever of them are there, so that a picture does not
/// depend on what was left out of sight.
package struct RowsElement: Hashable, Sendable {
  /// The place of the first child among all rows.
  package var first: Int
  /// All rows, in the tree or not.
  package var count: Int
  /// Cells of one row.
  package var height: Int32
  /// Cells between two rows.
  package var gap: Int32
  /// Draws a rule in every gap.
  package var drawsRules: Bool
  /// Cells from left to right where no width is offered.
  package var idealWidth: Int32

  package init(
    first: Int = 0, count: Int, height: Int, gap: Int = 0, drawsRules: Bool = false, idealWidth: Int
  ) {
    (self.first, self.count, self.drawsRules) = (first, count, drawsRules)
    self.height = Int32(clamping: min(max(0, height), Int(Proposal.infinite)))
    self.gap = Int32(clamping: max(0, gap))
    self.idealWidth = Int32(clamping: min(max(0, idealWidth), Int(Proposal.infinite)))
  }

  /// Cells from the top of one row to the top of the next.
  package var pitch: Int { Int(height) + Int(gap) }

  /// Cells of all rows and the gaps between them.
  var length: Int32 {
    let (length, overflow) = count.multipliedReportingOverflow(by: pitch)
    return overflow ? Proposal.infinite : Int32(min(max(0, length - Int(gap)), Int(Proposal.infinite)))
  }

  /// Where a row begins.
  func top(of row: Int) -> Int32 {
    let (top, overflow) = row.multipliedReportingOverflow(by: pitch)
    return overflow ? Proposal.infinite : Int32(min(top, Int(Proposal.infinite)))
  }

  /// The rows that draw something in `range`, counted from the top of the first row; a row draws the rule above it.
  package func rows(in range: Range<Int>) -> Range<Int> {
    guard pitch > 0, !range.isEmpty else { return 0..<0 }
    let first = min(max(0, range.lowerBound / pitch), count)
    let last = min(max(first, (range.upperBound - 1 + Int(gap)) / pitch + 1), count)
    return range.upperBound <= 0 ? 0..<0 : first..<last
  }
}
