extension StateMap {
  /// A graph for Graphviz: `dot -Tsvg` draws a box for each state and an arrow for the actions between two.
  ///
  /// Dashed arrows lead back, dotted ones nowhere; boxes with something wrong are red and name the kind of finding.
  /// ```text
  /// digraph states {
  ///   rankdir=LR
  ///   node [shape=box, style=rounded]
  ///   s0 [label="root\nMenu"]
  ///   s1 [label="profile\nProfile"]
  ///   s0 -> s1 [label="tap \"Profile\""]
  ///   s1 -> s0 [label="back", style=dashed]
  /// }
  /// ```
  public var dot: String {
    let places = MapPlaces(self)
    let edges = MapEdge.edges(of: self)
    var rows = ["digraph states {", "  rankdir=LR", "  node [shape=box, style=rounded]"]
    for state in states {
      let color = places.findings[state.index].isEmpty ? "" : ", color=\"#c62828\", penwidth=3"
      rows.append("  s\(state.index) [label=\"\(dotText(boxLines(of: state, places)))\"\(color)]")
    }
    if edges.contains(where: { $0.to == nil }) {
      rows.append("  limit [label=\"not walked: limit\", shape=oval]")
    }
    for edge in edges {
      let style =
        switch edge.stroke {
        case .solid: ""
        case .dashed: ", style=dashed"
        case .dotted: ", style=dotted"
        }
      let target = edge.to.map { "s\($0)" } ?? "limit"
      rows.append("  s\(edge.from) -> \(target) [label=\"\(dotText(edge.actions))\"\(style)]")
    }
    return (rows + ["}"]).joined(separator: "\n") + "\n"
  }
}

/// Lines of a label between quotes.
private func dotText(_ lines: [String]) -> String {
  lines.map { $0.unicodeScalars.map(dotText).joined() }.joined(separator: "\\n")
}

/// Graphviz reads backslashes and HTML entities in labels.
private func dotText(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\"": "\\\""
  case "\\": "\\\\"
  case "&": "&amp;"
  case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": " "
  default: String(scalar)
  }
}
