/// A way to write down what `explore` found.
struct MapFormat: Sendable {
  let name: String
  /// Whether several of them can follow each other in one output.
  var isForReading = false
  let render: @Sendable (StateMap) -> String

  static let all = [outline, mermaid, dot, json, html]

  static let outline = MapFormat(name: "outline", isForReading: true) { $0.outline }
  static let mermaid = MapFormat(name: "mermaid") { $0.mermaid }
  static let dot = MapFormat(name: "dot") { $0.dot }
  static let json = MapFormat(name: "json") { $0.json }
  static let html = MapFormat(name: "html") { $0.html }
}
