extension Diagnostic {
  static func missingTab<Value>(_ selection: Value, of values: [Value], instead: String) -> Diagnostic {
    let known = values.prefix(9).map { "\($0)" }.joined(separator: ", ") + (values.count > 9 ? ", …" : "")
    return Diagnostic(
      .missingTab,
      "The selection of a TabsNode is \(selection), and no tab has that value, so the first one, \"\(instead)\", "
        + "is shown. Select one of the tabs' values (\(known)), or give a TabNode the value \(selection).")
  }

  static func duplicateTab<Value>(_ value: Value) -> Diagnostic {
    Diagnostic(
      .duplicateIdentity,
      "Two tabs of a TabsNode have the value \(value), so that only the first of them can be shown. "
        + "Give every TabNode a value of its own.")
  }
}
