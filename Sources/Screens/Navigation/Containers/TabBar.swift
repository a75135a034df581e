import ScreensCanvas
import ScreensLayout

/// One tab in a bar.
struct TabChoice {
  let label: TabLabel
  let isSelected: Bool
  let perform: () -> Void
}

extension Resolver {
  /// Adds a rule and, under it, the tabs in one row or in as many as they need; nothing is left out.
  mutating func addTabBar(_ choices: [TabChoice], takesDevice: Bool) {
    let device = environment.device
    let insets = takesDevice ? device.insets : EdgeInsets()
    tree.add(
      .rule(RuleElement(axis: .horizontal, joinsBorder: takesDevice && device.isFramed)), style: styleNumber)
    let alignment: HorizontalAlignment = device.isFramed ? .center : .leading
    addBarFrame(insets: insets, alignment) { $0.addTabForms(choices, alignment) }
  }

  /// Adds the tabs in every form of the bar.
  private mutating func addTabForms(_ choices: [TabChoice], _ alignment: HorizontalAlignment) {
    tree.open(.fitting(.horizontal))
    var forms = [addTabRows(choices, [0..<choices.count], alignment)]
    let widths = forms[0].map { $0 < tree.count ? Int(tree.flexibilities[$0].idealWidth) : 0 }
    for rows in RowFilling(widths: widths, gap: Self.tabGap).forms.dropFirst() {
      forms.append(addTabRows(choices, rows, alignment))
    }
    tree.close()
    addTabControls(choices, forms)
  }

  /// Cells between two tabs.
  private static var tabGap: Int { 2 }

  /// Adds the tabs in these rows and returns the element of each.
  private mutating func addTabRows(
    _ choices: [TabChoice], _ rows: [Range<Int>], _ alignment: HorizontalAlignment
  ) -> [Int] {
    var elements: [Int] = []
    tree.open(
      .stack(
        StackElement(axis: .vertical, spacing: 0, horizontal: alignment, vertical: .top, group: .tabs)))
    for row in rows {
      tree.open(.stack(StackElement(axis: .horizontal, spacing: Int32(Self.tabGap))))
      for index in row {
        elements.append(tree.count)
        // Beside others a tab keeps its width; a row would share its room out evenly and cut the longer ones.
        tree.open(.fixedSize(row.count > 1 ? .horizontal : []))
        addTab(choices[index])
        tree.close()
      }
      tree.close()
    }
    tree.close()
    return elements
  }

  private mutating func addTab(_ choice: TabChoice) {
    withEnvironment {
      if choice.isSelected { $0.text.style.attributes.insert(.bold) }
      if !$0.isEnabled { $0.text.style.attributes.insert(.dim) }
      ($0.lineLimit, $0.truncationMode) = (1, .tail)
      $0.stackAxis = .horizontal
    } _: { resolver in
      resolver.tree.open(.stack(StackElement(axis: .horizontal, spacing: 0)))
      if choice.isSelected { resolver.addMark(resolver.tree.isMirrored ? "]" : "[") }
      resolver.tree.open(.stack(StackElement(axis: .horizontal, spacing: 1)))
      if let image = choice.label.systemImage, resolver.showsImage(image, beside: choice.label.title) {
        ImageNode(systemName: image).resolve(into: &resolver)
      }
      if !choice.label.title.isEmpty { resolver.addText(choice.label.title) }
      if let badge = choice.label.badge { resolver.addMark(badge) }
      resolver.tree.close()
      if choice.isSelected { resolver.addMark(resolver.tree.isMirrored ? "[" : "]") }
      resolver.tree.close()
    }
  }

  /// The name of a symbol without a glyph says no more than the title beside it, and takes the bar's room.
  private func showsImage(_ name: String, beside title: String) -> Bool {
    title.isEmpty || SymbolGlyphs.glyph(for: name, in: environment.device.glyphs) != nil
  }

  /// One control for each tab, wherever the form that fits has put it.
  private mutating func addTabControls(_ choices: [TabChoice], _ forms: [[Int]]) {
    for (index, choice) in choices.enumerated() {
      let element = forms[0][index]
      var entry = ControlEntry(role: .tab, element: Int32(element), label: choice.label.title)
      entry.alternatives = forms.map { Int32($0[index] - element) }
      entry.value = choice.label.badge
      entry.isEnabled = environment.isEnabled
      entry.isSelected = choice.isSelected
      entry.perform = choice.perform
      controls.append(entry)
    }
  }
}
