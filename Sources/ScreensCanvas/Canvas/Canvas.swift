/// A grid of cells, each a number for what stands in it and a number for its style.
///
/// A cell is a scalar, an entry of the cluster table, or the continuation of the wide cluster to its left.
/// Everything drawn is clipped to the canvas.
package struct Canvas: Sendable {
  package static let blank: UInt32 = 0x20
  /// The right half of a wide cluster.
  package static let continuation: UInt32 = Glyph.valueMask

  package let width: Int
  package private(set) var height: Int
  /// The row of the screen that is the first one here: a tall screen is drawn in bands.
  package private(set) var top = 0
  package internal(set) var cells: [UInt32]
  package internal(set) var styleNumbers: [UInt16]
  package let clusters: ClusterTable
  package let styles: StyleTable

  /// More cells than this are not drawn: lower rows are left out, so that no size asked for can exhaust memory.
  package static let cellLimit = 1 << 28

  package init(width: Int, height: Int, clusters: ClusterTable = .init(), styles: StyleTable = .init()) {
    self.width = max(0, min(width, Self.cellLimit))
    self.height = max(0, min(height, Self.cellLimit / max(1, self.width)))
    self.clusters = clusters
    self.styles = styles
    cells = Array(repeating: Self.blank, count: self.width * self.height)
    styleNumbers = Array(repeating: 0, count: self.width * self.height)
  }

  /// The cells it has, in the coordinates of the screen.
  package var bounds: Rect { Rect(x: 0, y: top, width: width, height: height) }

  /// Blanks it, to be the band of the screen from row `top` on; it may get lower, never higher.
  package mutating func clear(top: Int, height: Int) {
    self.top = top
    self.height = min(self.height, height)
    for index in cells.indices { cells[index] = Self.blank }
    for index in styleNumbers.indices { styleNumbers[index] = 0 }
  }
}
