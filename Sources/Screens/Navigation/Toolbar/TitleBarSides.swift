import ScreensCanvas
import ScreensLayout

/// One form of a title bar.
struct TitleBarRow {
  /// The back label as it is shortened here; `nil` at a root.
  let back: String?
  /// The items of the toolbar stand in this row.
  let hasItems: Bool
  /// Both sides take as much room, so that the title stands in the middle.
  var isCentered: Bool
}

extension Resolver {
  /// Adds what stands before or behind the title.
  mutating func addBarSide(_ side: HorizontalAlignment, of bar: inout TitleBar, _ row: TitleBarRow) {
    let other: HorizontalAlignment = side == .leading ? .trailing : .leading
    guard row.isCentered, has(other, bar, row) else {
      if has(side, bar, row) { addSideContent(side, of: &bar, row) }
      return
    }
    tree.open(.layers(Alignment(horizontal: side, vertical: .center)))
    if has(side, bar, row) { addSideContent(side, of: &bar, row) }
    tree.open(.hidden)
    // What is hidden is no place for a control.
    var copy = bar
    addSideContent(other, of: &copy, row)
    tree.close()
    tree.close()
  }

  private func has(_ side: HorizontalAlignment, _ bar: TitleBar, _ row: TitleBarRow) -> Bool {
    let count = side == .leading ? bar.leadingCount : bar.items.count - bar.leadingCount
    return (side == .leading && row.back != nil) || (row.hasItems && count > 0)
  }

  private mutating func addSideContent(
    _ side: HorizontalAlignment, of bar: inout TitleBar, _ row: TitleBarRow
  ) {
    let gap: Int32 = 2
    tree.open(.padding(side == .leading ? InsetsElement(trailing: gap) : InsetsElement(leading: gap)))
    tree.open(.fixedSize(.horizontal))
    tree.open(.stack(StackElement(axis: .horizontal, spacing: 1)))
    if side == .leading, let label = row.back {
      bar.backElements.append(tree.count)
      tree.open(.padding(InsetsElement(trailing: row.hasItems && bar.leadingCount > 0 ? gap - 1 : 0)))
      let chevron = text(of: backwardMark)
      let parts = label.isEmpty ? [chevron] : [chevron, label]
      addBarText((tree.isMirrored ? parts.reversed() : parts).joined(separator: " "))
      tree.close()
    }
    let items = side == .leading ? 0..<bar.leadingCount : bar.leadingCount..<bar.items.count
    if row.hasItems { for index in items { addToolbarItem(index, &bar.items) } }
    for _ in 0..<3 { tree.close() }
  }
}
