import ScreensLayout

extension Node {
  /// Names a row for the selection of the list around it, or an option for that of the picker around it.
  public func tag<Value: Hashable>(_ value: Value) -> some Node {
    Tagged(content: self, tag: AnyHashable(value))
  }
}

private struct Tagged<Content: Node>: PrimitiveNode {
  let content: Content
  let tag: AnyHashable

  func resolve(into resolver: inout Resolver) {
    guard let selection = resolver.environment.selection else { return content.resolve(into: &resolver) }
    let isSelected = selection.isSelected(tag)
    let select = selection.selecting(tag)
    let isEnabled = resolver.environment.isEnabled && select != nil
    let place = resolver.addControl(selection.picker == nil ? .row : .option) { resolver in
      resolver.withEnvironment {
        $0.selection = nil
        $0.isEnabled = isEnabled
      } _: {
        $0.addChoice(content, isSelected: isSelected)
      }
    }
    guard let control = place?.control else { return }
    resolver.controls[control].isEnabled = isEnabled
    resolver.controls[control].isSelected = isSelected
    resolver.controls[control].picker = selection.picker
    if let select {
      resolver.controls[control].perform = select
    } else {
      resolver.controls[control].refusal = .tagTypeMismatch(tag, selectionType: selection.type)
      resolver.diagnostics.add(.tagTypeMismatch(tag, selection))
    }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

extension Resolver {
  /// Adds a mark that says whether something is chosen, and the thing.
  fileprivate mutating func addChoice<Content: Node>(_ content: Content, isSelected: Bool) {
    withFormStyle { resolver in
      let isEnabled = resolver.environment.isEnabled
      resolver.tree.open(.stack(StackElement(axis: .horizontal, spacing: isEnabled ? 1 : 0)))
      resolver.addWholeMark(isSelected ? "(\(resolver.text(of: resolver.marks.selected)))" : "( )")
      if !isEnabled { resolver.addMark(resolver.marks.disabledBlank) }
      resolver.environment.stackAxis = .horizontal
      content.resolve(into: &resolver)
      resolver.tree.close()
    }
  }
}

extension Diagnostic {
  fileprivate static func tagTypeMismatch(_ tag: AnyHashable, _ selection: TagSelection) -> Diagnostic {
    let (given, wanted) = (typeName(type(of: tag.base)), typeName(selection.type))
    let what = selection.picker.map { "An option of the picker \"\($0.label)\"" } ?? "A row of a list"
    return Diagnostic(
      .tagTypeMismatch,
      "\(what) has the tag \(tag.base) of type \(given), but the selection holds \(wanted), so it can't be chosen. "
        + "Give it a tag of type \(wanted).")
  }
}
