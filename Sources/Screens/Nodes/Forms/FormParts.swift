import ScreensCanvas
import ScreensLayout

extension Resolver {
  /// Runs `body` in the style of what can be acted on here: dim where controls are disabled.
  mutating func withFormStyle(_ body: (inout Resolver) -> Void) {
    withEnvironment(
      {
        if !$0.isEnabled { $0.text.style.attributes.insert(.dim) }
      }, body)
  }

  /// Adds the label of a control at the start of a row and `mark` at its end; dots between them where controls are
  /// disabled.
  mutating func addFormRow(_ label: String, mark: String) {
    withFormStyle { resolver in
      resolver.tree.open(.stack(StackElement(axis: .horizontal, spacing: 0)))
      resolver.addText(label)
      resolver.addGap()
      resolver.addWholeMark(mark)
      resolver.tree.close()
    }
  }

  /// Adds room that takes what is left in a row, at least one cell; dots where controls are disabled.
  mutating func addGap() {
    guard !environment.isEnabled else {
      return tree.add(.spacer(SpacerElement(axis: .horizontal, minimum: 1)))
    }
    let filler = tree.count
    tree.open(
      .flexibleFrame(
        FlexibleFrameElement(
          width: Bounds(minimum: 1, ideal: 1, maximum: Proposal.infinite),
          height: Bounds(minimum: 1, ideal: 1, maximum: 1))))
    tree.add(.fill(marks.disabledBlank), style: styleNumber)
    tree.close()
    // Like a spacer it gets what the others leave.
    if filler < tree.count { tree.setPriority(-.infinity, of: filler) }
  }

  /// Adds a mark that is cut by its surroundings only, and not shortened.
  mutating func addWholeMark(_ mark: String) {
    tree.open(.fixedSize(.horizontal))
    addMark(mark)
    tree.close()
  }

  /// The blank between parts of a mark: a dot where controls are disabled.
  var markBlank: String { environment.isEnabled ? " " : text(of: marks.disabledBlank) }
}
