import ScreensCanvas
import ScreensLayout

/// Where the items of a bar stand in each of its forms: how far every item's elements have moved.
struct ToolbarShifts {
  private(set) var items: [(item: Subtree, shifts: [Int])] = []

  init(_ items: [Subtree]) { self.items = items.map { ($0, []) } }

  var count: Int { items.count }
  var isEmpty: Bool { items.isEmpty }

  mutating func note(_ shift: Int, of index: Int) { items[index].shifts.append(shift) }
}

extension Resolver {
  /// Adds an item as one element, which gets its room before any spacer does.
  mutating func addToolbarItem(_ index: Int, _ shifts: inout ToolbarShifts) {
    let item = shifts.items[index].item
    guard !item.isSpacer else { return shifts.note(addElements(of: item), of: index) }
    let element = tree.count
    tree.open(.stack(StackElement(axis: .horizontal, spacing: 1)))
    shifts.note(addElements(of: item), of: index)
    tree.close()
    if element < tree.count { tree.setPriority(1, of: element) }
  }

  /// Adds items in one row, with room behind the first `leading` of them, or in as many rows as they need.
  mutating func addToolbarRows(
    _ shifts: inout ToolbarShifts, leading: Int? = nil, alignment: HorizontalAlignment
  ) {
    let count = shifts.count
    tree.open(.fitting(.horizontal))
    var (widths, inRows) = ([Int](), [Int]())
    tree.open(.stack(StackElement(axis: .horizontal, spacing: 1)))
    for index in 0..<count {
      if index == leading { tree.add(.spacer(SpacerElement(axis: .horizontal, minimum: 1))) }
      let element = tree.count
      addToolbarItem(index, &shifts)
      guard element < tree.count, !tree.elements[element].isSpacer else { continue }
      widths.append(Int(tree.flexibilities[element].idealWidth))
      inRows.append(index)
    }
    if leading == count { tree.add(.spacer(SpacerElement(axis: .horizontal, minimum: 0))) }
    tree.close()
    for rows in RowFilling(widths: widths, gap: 1).forms.dropFirst() {
      tree.open(.stack(StackElement(axis: .vertical, spacing: 0, horizontal: alignment, vertical: .top)))
      for row in rows {
        tree.open(.stack(StackElement(axis: .horizontal, spacing: 1)))
        for place in row { addToolbarItem(inRows[place], &shifts) }
        tree.close()
      }
      tree.close()
    }
    tree.close()
  }

  /// The controls of items, each in whichever form of the bar has a place; `offset` elements further on.
  func toolbarControls(_ shifts: ToolbarShifts, offset: Int = 0) -> [ControlEntry] {
    shifts.items.flatMap { item, shifts in
      item.controls.map { control in
        var control = control
        guard let first = shifts.first else { return control }
        control.element += Int32(first + offset)
        control.alternatives = shifts.map { Int32($0 - first) }
        return control
      }
    }
  }

  /// Adds the row under the content of a screen.
  mutating func addBottomBar(_ items: [Subtree], insets: EdgeInsets, joinsBorder: Bool) {
    guard !items.isEmpty else { return }
    let alignment: HorizontalAlignment = environment.device.isFramed ? .center : .leading
    tree.add(.rule(RuleElement(axis: .horizontal, joinsBorder: joinsBorder)), style: styleNumber)
    addBarFrame(insets: insets, alignment) { resolver in
      var shifts = ToolbarShifts(items)
      resolver.addToolbarRows(&shifts, alignment: alignment)
      resolver.controls += resolver.toolbarControls(shifts)
    }
  }

  /// Adds room from side to side, as far from the frame as the content is.
  mutating func addBarFrame(
    insets: EdgeInsets, _ alignment: HorizontalAlignment, _ content: (inout Resolver) -> Void
  ) {
    tree.open(
      .padding(
        InsetsElement(leading: Int32(clamping: insets.leading), trailing: Int32(clamping: insets.trailing))))
    tree.open(
      .flexibleFrame(
        FlexibleFrameElement(
          width: Bounds(maximum: Proposal.infinite),
          alignment: Alignment(horizontal: alignment, vertical: .top))))
    content(&self)
    tree.close()
    tree.close()
  }
}
