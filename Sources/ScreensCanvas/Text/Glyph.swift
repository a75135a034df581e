/// One cluster of prepared text as a number: what to print and how it behaves in a line.
///
/// The low 24 bits are a scalar, or from `firstCluster` on an entry of a `ClusterTable`.
/// The high 8 bits say how many cells it takes and what a line may do at it.
package struct Glyph: Hashable, Sendable {
  package var rawValue: UInt32

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Takes two cells instead of one.
  package static let wide: UInt32 = 1 << 24
  /// A line may end right before this glyph (UAX #14).
  package static let breakBefore: UInt32 = 1 << 25
  /// A blank that hangs at a soft line break.
  package static let blank: UInt32 = 1 << 26
  /// Prints nothing and takes no cell: a zero-width space, a word joiner, a soft hyphen.
  package static let hidden: UInt32 = 1 << 27
  /// A hidden glyph that prints a hyphen when the line breaks after it.
  package static let softHyphen: UInt32 = 1 << 28
  /// Ends a hard line; takes no cell.
  package static let hardBreak: UInt32 = 1 << 29

  package static let valueMask: UInt32 = 0x00FF_FFFF
  /// The first value that is an entry of the cluster table rather than a scalar.
  package static let firstCluster: UInt32 = 0x0020_0000

  /// What is printed: a scalar or an entry of the cluster table, without the behaviour bits.
  @inlinable package var value: UInt32 { rawValue & Self.valueMask }

  /// 0 for what prints nothing, else 1 or 2.
  @inlinable package var cells: Int {
    if rawValue & (Self.hidden | Self.hardBreak) != 0 { return 0 }
    return rawValue & Self.wide != 0 ? 2 : 1
  }

  @inlinable package func has(_ bits: UInt32) -> Bool { rawValue & bits != 0 }
}
