extension Node {
  /// Asks a question in a box over the screen as long as `isPresented` is true.
  ///
  /// Each button closes the alert and then does what it does; without any there is an "OK". Nothing beneath can be
  /// acted on (N28).
  ///
  /// ```
  /// ╭──────────────────────────╮
  /// │      Delete photo?       │
  /// │  It can't be restored.   │
  /// │                          │
  /// │ [ Cancel ] [! Delete ]   │
  /// ╰──────────────────────────╯
  /// ```
  public func alert<Actions: Node, Message: Node>(
    _ title: String, isPresented: Binding<Bool>, @NodeBuilder actions: @escaping () -> Actions,
    @NodeBuilder message: @escaping () -> Message
  ) -> some Node {
    box(.alert, title, isPresented, actions: actions, message: message)
  }

  /// Asks a question without further words.
  public func alert<Actions: Node>(
    _ title: String, isPresented: Binding<Bool>, @NodeBuilder actions: @escaping () -> Actions
  ) -> some Node {
    box(.alert, title, isPresented, actions: actions, message: { EmptyNode() })
  }

  /// Lets one choose what to do, in a box at the bottom of the screen with a button in each row.
  ///
  /// Where no button has the role `.cancel` there is a "Cancel".
  public func confirmation<Actions: Node, Message: Node>(
    _ title: String, isPresented: Binding<Bool>, @NodeBuilder actions: @escaping () -> Actions,
    @NodeBuilder message: @escaping () -> Message
  ) -> some Node {
    box(.dialog, title, isPresented, actions: actions, message: message)
  }

  /// Lets one choose what to do, without further words.
  public func confirmation<Actions: Node>(
    _ title: String, isPresented: Binding<Bool>, @NodeBuilder actions: @escaping () -> Actions
  ) -> some Node {
    box(.dialog, title, isPresented, actions: actions, message: { EmptyNode() })
  }

  private func box<Actions: Node, Message: Node>(
    _ kind: Presentation.Kind, _ title: String, _ isPresented: Binding<Bool>,
    actions: @escaping () -> Actions, message: @escaping () -> Message
  ) -> some Node {
    let dismiss = { isPresented.wrappedValue = false }
    return Presenter(
      content: self, kind: kind, title: title, isPresented: { isPresented.wrappedValue }, dismiss: dismiss,
      presented: { resolver in
        resolver.addQuestion(kind, title, dismiss: dismiss, actions: actions(), message: message())
      })
  }
}
