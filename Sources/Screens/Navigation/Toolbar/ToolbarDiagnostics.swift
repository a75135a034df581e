extension Diagnostic {
  static var toolbarOutsideScreen: Diagnostic {
    Diagnostic(
      .toolbarOutsideScreen,
      "A toolbar stands around a Stack or around tabs, where no screen has a bar for its items, and is not shown. "
        + "Put .toolbar { … } on a node inside the Stack or the TabNode.")
  }
}
