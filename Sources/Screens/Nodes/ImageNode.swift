import ScreensLayout

/// A symbol by its SF Symbols name: a glyph of one cell where there is a good one, else the name.
///
/// ```
/// ⌂  ★  ✓  ‹figure.walk›     with ASCII glyphs <house>
/// ```
public struct ImageNode: PrimitiveNode {
  private let systemName: String

  public init(systemName: String) { self.systemName = systemName }

  public func resolve(into resolver: inout Resolver) {
    let glyph = SymbolGlyphs.glyph(for: systemName, in: resolver.environment.device.glyphs)
    let marks = resolver.marks
    let text =
      glyph ?? resolver.text(of: marks.nameOpening) + systemName + resolver.text(of: marks.nameClosing)
    let element = TextElement(
      span: resolver.tree.text.append(text), lineLimit: 1,
      meaning: .symbol(resolver.tree.number(ofName: systemName)))
    resolver.tree.add(.text(element), style: resolver.styleNumber)
  }

  public static func reach(within depth: Int) -> NodeReach { .drawing }
}
