/// Writes JSON piece by piece: members and elements stand in the order of the calls.
///
/// ```swift
/// var json = JSONWriter()
/// json.beginObject()
/// json.member("name", "Ada")
/// json.key("sizes")
/// json.beginArray(.row)
/// for size in sizes { json.value(size) }
/// json.end()
/// json.end()
/// ```
/// ```
/// {
///   "name": "Ada",
///   "sizes": [1, 2]
/// }
/// ```
struct JSONWriter {
  /// How what is in an object or an array stands.
  enum Layout {
    /// Each in a row of its own.
    case rows
    /// All in one row, save for what is in rows itself.
    case row
  }

  private struct Level {
    let end: String
    let layout: Layout
    var isEmpty = true
  }

  private var output = ""
  private var levels: [Level] = []
  /// How many of them are in rows.
  private var indentation = 0
  private var followsKey = false

  /// What has been written; a text of rows that all end with a newline once everything has ended.
  var text: String { output }

  mutating func beginObject(_ layout: Layout = .rows) { begin("{", Level(end: "}", layout: layout)) }

  mutating func beginArray(_ layout: Layout = .rows) { begin("[", Level(end: "]", layout: layout)) }

  /// Ends the innermost object or array.
  mutating func end() {
    guard let level = levels.popLast() else { return }
    if level.layout == .rows {
      indentation -= 1
      if !level.isEmpty { startRow() }
    }
    output += level.end
    if levels.isEmpty { output += "\n" }
  }

  /// Writes the name of the member whose value comes next.
  mutating func key(_ name: String) {
    separate()
    write(quoted: name)
    output += ": "
    followsKey = true
  }

  mutating func value(_ value: String?) {
    separate()
    if let value { write(quoted: value) } else { output += "null" }
  }

  mutating func value(_ value: Int) {
    separate()
    output += "\(value)"
  }

  mutating func value(_ value: Bool) {
    separate()
    output += value ? "true" : "false"
  }

  mutating func member(_ name: String, _ value: String?) {
    key(name)
    self.value(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    key(name)
    self.value(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    self.value(value)
  }

  /// Writes a member that is an array of texts in one row.
  mutating func member(_ name: String, _ values: [String]) {
    key(name)
    beginArray(.row)
    for value in values { self.value(value) }
    end()
  }

  private mutating func begin(_ start: String, _ level: Level) {
    separate()
    output += start
    levels.append(level)
    if level.layout == .rows { indentation += 1 }
  }

  /// Parts what comes next from what is before it.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard let level = levels.last else { return }
    if !level.isEmpty { output += level.layout == .rows ? "," : ", " }
    if level.layout == .rows { startRow() }
    levels[levels.count - 1].isEmpty = false
  }

  private mutating func startRow() {
    output += "\n"
    for _ in 0..<indentation { output += "  " }
  }

  private mutating func write(quoted text: String) {
    output += "\""
    for scalar in text.unicodeScalars { write(scalar) }
    output += "\""
  }

  /// Escapes what JSON asks for, and what would change the terminal it is printed on.
  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": output += "\\\""
    case "\\": output += "\\\\"
    case "\n": output += "\\n"
    case "\r": output += "\\r"
    case "\t": output += "\\t"
    case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
      "\u{2066}"..."\u{2069}":
      let digits = String(scalar.value, radix: 16, uppercase: true)
      output += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: output.unicodeScalars.append(scalar)
    }
  }
}
