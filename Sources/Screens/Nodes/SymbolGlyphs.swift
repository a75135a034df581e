/// Characters of one cell, narrow on every terminal, that stand for SF Symbols.
enum SymbolGlyphs {
  /// The glyph for a symbol; `.fill`, `.circle` and `.square` forms share that of the plain one.
  static func glyph(for systemName: String, in glyphs: Glyphs) -> String? {
    glyph(for: systemName).flatMap { glyphs == .unicode || $0.utf8.count == 1 ? $0 : nil }
  }

  private static func glyph(for systemName: String) -> String? {
    if let glyph = glyphs[systemName] { return glyph }
    var parts = systemName.split(separator: ".")
    while parts.count > 1, let last = parts.last, variants.contains(String(last)) {
      parts.removeLast()
      if let glyph = glyphs[parts.joined(separator: ".")] { return glyph }
    }
    return nil
  }

  private static let variants: Set<String> = ["fill", "circle", "square"]

  private static let glyphs: [String: String] = [
    "house": "⌂", "star": "★", "heart": "♥", "checkmark": "✓", "xmark": "✕", "plus": "+", "minus": "−",
    "chevron.right": "›", "chevron.left": "‹", "chevron.up": "ˆ", "chevron.down": "ˇ",
    "arrow.right": "→", "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓", "arrow.clockwise": "↻",
    "gear": "⚙", "gearshape": "⚙", "person": "☺", "magnifyingglass": "⌕", "pencil": "✎", "trash": "⌫",
    "envelope": "✉", "phone": "☏", "bell": "♪", "music.note": "♪", "flag": "⚑", "bolt": "↯", "sun.max": "☼",
    "moon": "☾", "cloud": "☁", "info": "ⓘ", "questionmark": "?", "exclamationmark": "!",
    "exclamationmark.triangle": "⚠", "circle": "○", "square": "□", "ellipsis": "…", "cart": "⊔", "tag": "⌗",
    "lock": "⚿", "key": "⚷", "link": "∞", "list.bullet": "≡", "line.3.horizontal": "≡", "calendar": "▦",
    "clock": "◷", "doc": "▯", "folder": "▭", "paperplane": "➤", "play": "▶", "pause": "‖", "stop": "■",
    "power": "⏻", "eye": "◉", "map": "▨", "location": "⌖",
  ]
}
