import ScreensCanvas

extension Screen {
  /// The screen in the `json` format.
  var json: String {
    var json = JSONWriter()
    json.beginObject()
    json.member("version", 1)
    json.member("title", title)
    json.member("backLabel", backLabel)
    json.member("path", path)
    json.key("size")
    json.beginObject(.row)
    json.member("width", size.width)
    json.member("height", size.height)
    json.end()
    json.key("diagnostics")
    json.beginArray()
    for diagnostic in diagnostics { json.write(diagnostic) }
    json.end()
    json.key("controls")
    json.beginArray()
    for control in controls { json.write(control) }
    json.end()
    json.key("outline")
    json.write(outline)
    json.end()
    return json.text
  }
}

extension JSONWriter {
  mutating func write(_ diagnostic: Diagnostic) {
    beginObject(.row)
    member("severity", diagnostic.severity.rawValue)
    member("code", diagnostic.code.rawValue)
    member("message", diagnostic.message)
    end()
  }

  fileprivate mutating func write(_ control: Control) {
    beginObject(.row)
    member("role", control.role.rawValue)
    member("label", control.label)
    member("value", control.value)
    member("enabled", control.isEnabled)
    member("selected", control.isSelected)
    key("frame")
    beginObject(.row)
    member("x", control.frame.x)
    member("y", control.frame.y)
    member("width", control.frame.width)
    member("height", control.frame.height)
    end()
    member("identifier", control.identifier)
    if let picker = control.picker { member("picker", picker) }
    end()
  }

  /// Writes the items inside of each other, however deep.
  fileprivate mutating func write(_ outline: Outline) {
    beginArray()
    var open = 0
    for item in outline.items {
      while open > item.depth { end(&open) }
      begin(item)
      open += 1
    }
    while open > 0 { end(&open) }
    end()
  }

  private mutating func begin(_ item: OutlineItem) {
    beginObject(.row)
    member("role", item.role)
    member("label", item.label.isEmpty ? nil : item.label)
    member("value", item.value)
    member("states", item.states)
    key("items")
    beginArray()
  }

  /// Ends an item and the array of those inside it.
  private mutating func end(_ open: inout Int) {
    end()
    end()
    open -= 1
  }
}
