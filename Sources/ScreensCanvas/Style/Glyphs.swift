/// The marks that Screens itself draws, each one cell.
package struct Glyphs: Sendable {
  /// The pieces of one kind of border.
  package struct BorderPieces: Sendable {
    package let topLeft, top, topRight, side, bottomLeft, bottom, bottomRight: UInt32
    /// Where a divider meets the left and the right side.
    package let joinLeft, joinRight: UInt32
    init(_ pieces: String) {
      let cells = pieces.unicodeScalars.map(\.value)
      (topLeft, top, topRight, side) = (cells[0], cells[1], cells[2], cells[3])
      (bottomLeft, bottom, bottomRight) = (cells[4], cells[5], cells[6])
      (joinLeft, joinRight) = (cells[7], cells[8])
    }
  }

  private let borders: [BorderPieces]
  package let horizontalRule: UInt32
  package let verticalRule: UInt32
  package let ellipsis: UInt32
  /// There is more above, or below, what a viewport shows.
  package let moreAbove: UInt32
  package let moreBelow: UInt32
  /// The blank inside the brackets of a disabled button.
  package let disabledBlank: UInt32
  /// A link leads somewhere.
  package let linkMark: UInt32
  package let prominentLeft: UInt32
  package let prominentRight: UInt32

  package func pieces(of border: Border) -> BorderPieces { borders[Int(border.rawValue)] }

  package static let unicode = Glyphs(
    borders: ["┌─┐│└─┘├┤", "╭─╮│╰─╯├┤", "┏━┓┃┗━┛┠┨", "╔═╗║╚═╝╟╢"].map(BorderPieces.init),
    horizontalRule: 0x2500, verticalRule: 0x2502, ellipsis: 0x2026, moreAbove: 0x25B2, moreBelow: 0x25BC,
    disabledBlank: 0xB7, linkMark: 0x203A, prominentLeft: 0x2590, prominentRight: 0x258C)
}
