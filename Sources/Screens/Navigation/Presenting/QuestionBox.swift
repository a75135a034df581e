import ScreensCanvas
import ScreensLayout

extension Resolver {
  /// Adds what is in the box of an alert or a dialog: title, message, buttons.
  mutating func addQuestion<Actions: Node, Message: Node>(
    _ kind: Presentation.Kind, _ title: String, dismiss: @escaping () -> Void, actions: Actions,
    message: Message
  ) {
    withEnvironment {
      $0.text.alignment = .center
      $0.stackAxis = .vertical
    } _: { resolver in
      let outer = resolver.environment.text.style
      resolver.changeStyle(outer.adding(.bold))
      resolver.environment.text.meaning = .heading
      resolver.addText(CleanText.oneLine(title))
      resolver.environment.text.meaning = .plain
      resolver.changeStyle(outer)
      message.resolve(into: &resolver)
      resolver.identity.advance()
      resolver.tree.open(.padding(InsetsElement(top: 1)))
      resolver.addAnswers(kind, dismiss: dismiss, actions)
      resolver.tree.close()
    }
  }

  /// Adds the buttons: in a row where they fit, and in a column where they don't, in a dialog, and under fields.
  private mutating func addAnswers<Actions: Node>(
    _ kind: Presentation.Kind, dismiss: @escaping () -> Void, _ actions: Actions
  ) {
    var row = StackElement(axis: kind == .alert ? .horizontal : .vertical, spacing: kind == .alert ? 1 : 0)
    row.turnsIntoColumn = kind == .alert
    let element = tree.count
    tree.open(.stack(row))
    let first = controls.count
    withEnvironment {
      $0.stackAxis = row.axis
      $0.closing = dismiss
    } _: { resolver in
      actions.resolve(into: &resolver)
      resolver.identity.advance()
      let buttons = resolver.controls[first...].filter { $0.role == .button }
      if buttons.count < resolver.controls.count - first, element < resolver.tree.count {
        resolver.tree.replaceOpen(element, with: .stack(StackElement(axis: .vertical, spacing: 0)))
      }
      if kind == .alert, buttons.isEmpty {
        ButtonNode("OK") {}.resolve(into: &resolver)
      } else if kind == .dialog, !buttons.contains(where: { $0.buttonRole == .cancel }) {
        ButtonNode("Cancel", role: .cancel) {}.resolve(into: &resolver)
      }
    }
    tree.close()
  }
}
