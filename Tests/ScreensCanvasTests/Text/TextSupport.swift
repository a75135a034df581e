import Foundation

@testable import ScreensCanvas

/// The files beside the tests.
enum Fixture {
  static func lines(_ name: String) throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    return try lines(at: folder.appending(path: name).path(percentEncoded: false))
  }

  /// Without empty lines and comments that begin a line.
  static func lines(at path: String) throws -> [String] {
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    return text.unicodeScalars.split(separator: "\n").map { String($0) }.filter { !$0.hasPrefix("#") }
  }

  /// The rows of a table less its heading, cut at tabs.
  static func rows(_ name: String) throws -> [[String]] {
    try lines(name).dropFirst().map { line in
      line.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
  }
}

/// The notation of the tables: `\u{…}`, `\\`, `\t`, `\n`, `\r`, or `bytes:` and hexadecimal UTF-8.
func unescaped(_ text: String) -> String {
  if text.hasPrefix("bytes:") {
    return String(
      decoding: text.dropFirst(6).split(separator: " ").map { UInt8($0, radix: 16)! }, as: UTF8.self)
  }
  var scalars = String.UnicodeScalarView()
  var rest = Substring(text).unicodeScalars
  while let scalar = rest.popFirst() {
    guard scalar == "\\", let kind = rest.popFirst() else {
      scalars.append(scalar)
      continue
    }
    switch kind {
    case "u":
      let digits = String(rest.dropFirst().prefix { $0 != "}" })
      rest = rest.dropFirst(digits.unicodeScalars.count + 2)
      scalars.append(Unicode.Scalar(UInt32(digits, radix: 16)!)!)
    case "t": scalars.append("\t")
    case "n": scalars.append("\n")
    case "r": scalars.append("\r")
    default: scalars.append(kind)
    }
  }
  return String(scalars)
}

func escaped(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\": "\\\\"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    case " "..."~": String(scalar)
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }.joined()
}

func string(_ scalars: [UInt32]) -> String {
  var view = String.UnicodeScalarView()
  for scalar in scalars { view.append(Unicode.Scalar(scalar)!) }
  return String(view)
}

extension TextStore {
  /// The text of a line as an encoder would write it.
  func printed(_ line: TextLine) -> String {
    var row = ""
    var guardian = BoundaryGuard()
    for value in cellValues(line) {
      if guardian.needsJoiner(before: value, in: clusters) { row.unicodeScalars.append("\u{2060}") }
      row.unicodeScalars.append(contentsOf: text(of: value).unicodeScalars)
    }
    return row
  }

  /// The values of the cells of a line, in order.
  func cellValues(_ line: TextLine) -> [UInt32] {
    func run(_ range: Range<Int32>) -> [UInt32] {
      range.map { glyphs[Int($0)] }.filter { $0 & Glyph.hidden == 0 }
        .map { $0 & Glyph.hardBreak != 0 ? 0x20 : $0 & Glyph.valueMask }
    }
    let mark: [UInt32] = line.mark == .none ? [] : [line.mark == .hyphen ? 0x2D : 0x2026]
    return run(line.head) + mark + run(line.tail)
  }

  func text(of value: UInt32) -> String {
    if value < Glyph.firstCluster { return string([value]) }
    return String(decoding: clusters.bytes[clusters.range(of: value)], as: UTF8.self)
  }
}

/// The lines of a text, as they are printed.
func lines(_ text: String, width: Int?, limit: Int? = nil, _ truncation: TruncationMode = .tail) -> [String] {
  var store = TextStore()
  let span = store.append(text)
  var lines: [TextLine] = []
  store.wrap(span, width: width, limit: limit, truncation: truncation, into: &lines)
  return lines.map { store.printed($0) }
}

/// What a text prints as, and in how many cells.
func printed(_ text: String) -> (text: String, cells: Int) {
  var store = TextStore()
  let span = store.append(text)
  return (store.printed(0..<store.glyphs.count), Int(span.width))
}

/// Where UAX #29 clusters begin, the beginning of the text excepted.
func graphemeBreaks(in scalars: [UInt32]) -> Set<Int> {
  var breaker = GraphemeBreaker()
  return Set(scalars.indices.filter { breaker.startsCluster(PropertyTable.shared[scalars[$0]]) && $0 > 0 })
}

/// Where lines may end, the end of the text excepted.
func lineBreaks(in scalars: [UInt32], isTailored: Bool) -> Set<Int> {
  var units = LineUnits()
  var breaks: Set<Int> = []
  for (index, scalar) in scalars.enumerated() {
    if units.append(PropertyTable.shared[scalar].lineBits, glyph: index) { breaks.insert(index) }
  }
  units.decide(isTailored: isTailored) { breaks.insert($0) }
  return breaks
}
