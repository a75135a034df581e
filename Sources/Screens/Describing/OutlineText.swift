import ScreensCanvas

extension Outline {
  /// One line for each item: two blanks for each item around it, its role, its label, its value, its states.
  var text: String {
    var text = ""
    for item in items {
      text += String(repeating: "  ", count: item.depth) + item.role
      if !item.label.isEmpty { text += " " + quoted(item.label) }
      if let value = item.value { text += " " + (isPlain(value) ? value : quoted(value)) }
      if !item.states.isEmpty { text += " [\(item.states.joined(separator: ", "))]" }
      text += "\n"
    }
    return text
  }
}

/// The text in quotes and on one line, with nothing in it that a terminal would act on.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in CleanText.of(text).unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// Whether a value needs no quotes: `on`, `off`, and digits with marks in and around them, as in `-0.5` or `10:30`.
private func isPlain(_ value: String) -> Bool {
  if value == "on" || value == "off" { return true }
  return value.utf8.contains { isDigit($0) }
    && value.utf8.allSatisfy { isDigit($0) || "+-.,:%".utf8.contains($0) }
}

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
