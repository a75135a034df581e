/// The marks that Screens itself draws.
package struct Marks: Sendable {
  /// The pieces of one kind of border.
  package struct BorderPieces: Sendable {
    package let topLeft, top, topRight, side, bottomLeft, bottom, bottomRight: UInt32
    /// Where a divider meets the left and the right side.
    package let joinLeft, joinRight: UInt32
    /// Where one meets the top and the bottom.
    package let joinTop, joinBottom: UInt32

    init(_ pieces: String) {
      let cells = pieces.unicodeScalars.map(\.value)
      (topLeft, top, topRight, side) = (cells[0], cells[1], cells[2], cells[3])
      (bottomLeft, bottom, bottomRight) = (cells[4], cells[5], cells[6])
      (joinLeft, joinRight, joinTop, joinBottom) = (cells[7], cells[8], cells[9], cells[10])
    }
  }

  private let borders: [BorderPieces]
  package let horizontalRule: UInt32
  package let verticalRule: UInt32
  /// Stands for the rest of a text, `ellipsisCells` times.
  package let ellipsis: UInt32
  package let ellipsisCells: Int
  /// There is more above, or below, what a viewport shows.
  package let moreAbove: UInt32
  package let moreBelow: UInt32
  /// The blank inside the brackets of a disabled button.
  package let disabledBlank: UInt32
  /// A link leads somewhere; the way back.
  package let forward: UInt32
  package let backward: UInt32
  package let prominentLeft: UInt32
  package let prominentRight: UInt32
  /// The chosen one of several.
  package let selected: UInt32
  /// Stands for one cluster of a text that is not to be read.
  package let secret: UInt32
  /// Makes a number smaller.
  package let minus: UInt32
  /// Something is broken here.
  package let warning: UInt32
  /// Around the name of a symbol without a glyph.
  package let nameOpening: UInt32
  package let nameClosing: UInt32

  /// The pieces of a tall bracket from the top down, first those of the left one.
  private let tallBrackets: [UInt32]

  package func pieces(of border: Border) -> BorderPieces { borders[Int(border.rawValue)] }

  /// The brackets of one row of a button: `[` and `]`, or a piece of tall ones.
  package func bracket(isTop: Bool, isBottom: Bool) -> (left: UInt32, right: UInt32) {
    if isTop, isBottom { return (0x5B, 0x5D) }
    let piece = isTop ? 0 : isBottom ? 2 : 1
    return (tallBrackets[piece], tallBrackets[piece + 3])
  }

  package static let unicode = Marks(
    borders: ["┌─┐│└─┘├┤┬┴", "╭─╮│╰─╯├┤┬┴", "┏━┓┃┗━┛┠┨┯┷", "╔═╗║╚═╝╟╢╤╧"].map(BorderPieces.init),
    horizontalRule: 0x2500, verticalRule: 0x2502, ellipsis: 0x2026, ellipsisCells: 1, moreAbove: 0x25B2,
    moreBelow: 0x25BC, disabledBlank: 0xB7, forward: 0x203A, backward: 0x2039, prominentLeft: 0x2590,
    prominentRight: 0x258C, selected: 0x2022, secret: 0x2022, minus: 0x2212, warning: 0x26A0,
    nameOpening: 0x2039, nameClosing: 0x203A,
    tallBrackets: [0x23A1, 0x23A2, 0x23A3, 0x23A4, 0x23A5, 0x23A6])

  package static let ascii = Marks(
    borders: ["+-+|+-+++++", "+-+|+-+++++", "+#+#+#+++++", "+=+|+=+++++"].map(BorderPieces.init),
    horizontalRule: 0x2D, verticalRule: 0x7C, ellipsis: 0x2E, ellipsisCells: 3, moreAbove: 0x5E,
    moreBelow: 0x76, disabledBlank: 0x2E, forward: 0x3E, backward: 0x3C, prominentLeft: 0x23,
    prominentRight: 0x23, selected: 0x2A, secret: 0x2A, minus: 0x2D, warning: 0x21, nameOpening: 0x3C,
    nameClosing: 0x3E,
    tallBrackets: [0x5B, 0x5B, 0x5B, 0x5D, 0x5D, 0x5D])
}
