import ScreensLayout

/// A symbol by its SF Symbols name: a glyph of one cell where there is a good one, else the name.
///
/// ```
/// ⌂  ★  ✓  ‹figure.walk›
/// ```
public struct ImageNode: PrimitiveNode {
  private let systemName: String

  public init(systemName: String) { self.systemName = systemName }

  public func resolve(into resolver: inout Resolver) {
    let text = SymbolGlyphs.glyph(for: systemName) ?? "‹\(systemName)›"
    let element = TextElement(span: resolver.tree.text.append(text), lineLimit: 1)
    resolver.tree.add(.text(element), style: resolver.styleNumber)
  }
}
