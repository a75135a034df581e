extension StateMap {
  /// A Mermaid flowchart: a box for each state, an arrow for the actions that lead from one to another.
  ///
  /// Dotted arrows lead back or nowhere; boxes with something wrong have a thick red edge and name the kind of finding.
  /// Mermaid draws 500 arrows at most unless its `maxEdges` says otherwise.
  /// ```text
  /// flowchart LR
  ///   s0["root<br/>Menu"]
  ///   s1["profile<br/>Profile"]
  ///   s0 -->|"tap #quot;Profile#quot;"| s1
  ///   s1 -.->|"back"| s0
  /// ```
  public var mermaid: String {
    let places = MapPlaces(self)
    let edges = MapEdge.edges(of: self)
    var rows = ["flowchart LR"]
    for state in states {
      rows.append("  s\(state.index)[\"\(mermaidText(boxLines(of: state, places)))\"]")
    }
    if edges.contains(where: { $0.to == nil }) { rows.append("  limit([\"not walked: limit\"])") }
    for edge in edges {
      let arrow = edge.stroke == .solid ? "-->" : "-.->"
      let target = edge.to.map { "s\($0)" } ?? "limit"
      rows.append("  s\(edge.from) \(arrow)|\"\(mermaidText(edge.actions))\"| \(target)")
    }
    let wrong = states.filter { !places.findings[$0.index].isEmpty }.map { "s\($0.index)" }
    if !wrong.isEmpty {
      rows.append("  classDef finding stroke:#c62828,stroke-width:3px")
      rows.append("  class \(wrong.joined(separator: ",")) finding")
    }
    return rows.joined(separator: "\n") + "\n"
  }
}

/// Lines of a label between quotes.
private func mermaidText(_ lines: [String]) -> String {
  lines.map { $0.unicodeScalars.map(mermaidText).joined() }.joined(separator: "<br/>")
}

/// The scalar, or an entity in Mermaid's spelling.
///
/// Mermaid reads Markdown, HTML, comments, directives and styles within quotes, too, depending on its version. So
/// nothing of ASCII that could begin one of those is left.
private func mermaidText(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\"": "#quot;"
  case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "/", "(", ")", "!", "?", "'": String(scalar)
  case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": " "
  case "!"..."~": "#\(scalar.value);"
  default: String(scalar)
  }
}
