/// The clusters of more than one scalar that glyphs and cells refer to by number, as UTF-8.
package struct ClusterTable: Sendable {
  package private(set) var bytes: [UInt8] = []
  /// `ends[i]` is where cluster `i` ends in `bytes`; it begins where the one before ends.
  package private(set) var ends: [Int32] = []

  package init() {}

  package var isEmpty: Bool { ends.isEmpty }

  /// Adds a cluster and returns the value a glyph or cell names it by.
  package mutating func append(_ scalars: some Sequence<UInt32>) -> UInt32 {
    for scalar in scalars {
      let scalar = Unicode.Scalar(scalar) ?? "\u{FFFD}"
      bytes.append(contentsOf: UTF8.encode(scalar)!)
    }
    ends.append(Int32(bytes.count))
    return Glyph.firstCluster + UInt32(ends.count - 1)
  }

  /// The place in `bytes` of the cluster that a glyph or cell names by `value`.
  package func range(of value: UInt32) -> Range<Int> {
    let index = Int(value - Glyph.firstCluster)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }
}
