extension Pen {
  /// Puts a piece of a line, joined with the piece that is there already: `│` over `─` gives `┼`.
  package func join(_ cell: UInt32, x: Int, y: Int, style: UInt16) {
    guard x >= clip.x, x < clip.maxX, y >= clip.y, y < clip.maxY else { return }
    put(LinePiece.join(cells[(y - top) * width + x], cell), x: x, y: y, style: style)
  }
}

/// Pieces of thin lines, by the sides from which they reach the middle of a cell.
private enum LinePiece {
  /// The new piece with the sides of the old one; the new piece alone where the old one is no line.
  static func join(_ old: UInt32, _ new: UInt32) -> UInt32 {
    if old == new { return new }
    if let a = sides[old], let b = sides[new] { return pieces[a | b] ?? new }
    return ascii.contains(old) && ascii.contains(new) ? 0x2B : new
  }

  /// Up 1, right 2, down 4, left 8.
  private static let pieces: [Int: UInt32] = [
    5: 0x2502, 10: 0x2500, 7: 0x251C, 13: 0x2524, 14: 0x252C, 11: 0x2534, 15: 0x253C,
  ]
  private static let sides = Dictionary(uniqueKeysWithValues: pieces.map { ($1, $0) })
  /// `-`, `|` and `+`.
  private static let ascii: Set<UInt32> = [0x2D, 0x7C, 0x2B]
}
