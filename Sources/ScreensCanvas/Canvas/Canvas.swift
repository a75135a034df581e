/// A grid of cells, each a number for what stands in it and a number for its style.
///
/// A cell is a scalar, an entry of the cluster table, or the continuation of the wide cluster to its left.
/// Everything drawn is clipped to the canvas.
package struct Canvas: Sendable {
  package static let blank: UInt32 = 0x20
  /// The right half of a wide cluster.
  package static let continuation: UInt32 = Glyph.valueMask

  package let width: Int
  package let height: Int
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

  package var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }
}
