extension MapPage {
  /// What is wrong, with the way to it and the screens to compare.
  var findings: Markup {
    if map.findings.isEmpty { return "" }
    return """
      <section id="findings" aria-labelledby="findings-heading">
      <h2 id="findings-heading">Findings</h2>
      \(map.findings.indices.map(longFinding))
      </section>
      """
  }

  private func longFinding(_ index: Int) -> Markup {
    let finding = map.findings[index]
    let state: Markup = places.states[index].map { " <span class=\"sign\">→</span> \(link(to: $0))" } ?? ""
    return """
      <div class="finding" id="finding/\(index + 1)">
      <h3>!\(index + 1) \(finding.kind.rawValue)</h3>
      <p><bdi>\(finding.message)</bdi></p>
      \([
        "<p class=\"way\">\(way(finding.taps))\(state)</p>", screens(of: finding, at: places.states[index]),
      ])
      </div>
      """
  }

  /// The screens to compare; one that stands with its state already is not repeated.
  private func screens(of finding: Finding, at state: Int?) -> Markup {
    let texts = finding.texts
    if texts.isEmpty || texts == state.map({ [map.states[$0].text] }) { return "" }
    let names = texts.count == 1 ? ["Shown"] : ["Expected", "Shown"]
    let figures = zip(names, texts).map { name, text in
      "<figure><figcaption>\(name)</figcaption>\n\(screen(text, named: name))</figure>" as Markup
    }
    return "<details open><summary>Screens</summary><div class=\"compare\">\(figures)</div></details>"
  }

  /// Where it was not walked on.
  var cuts: Markup {
    if map.cuts.isEmpty { return "" }
    let rows: [Markup] = map.cuts.map {
      "<li><b>\($0.reason.rawValue)</b> at <bdi>\($0.name)</bdi>: <span class=\"way\">\(way($0.taps))</span></li>"
    }
    return """
      <section id="cuts" aria-labelledby="cuts-heading">
      <h2 id="cuts-heading">Cuts</h2>
      <ul>
      \(rows)
      </ul>
      </section>
      """
  }

  /// How much was seen, and what was not.
  var coverage: Markup {
    """
    <section id="coverage" aria-labelledby="coverage-heading">
    <h2 id="coverage-heading">Coverage</h2>
    <ul>
    \(map.coverage.shares.map(row))
    </ul>
    </section>
    """
  }

  private func row(_ name: String, _ share: StateMap.Coverage.Share) -> Markup {
    let missing = share.missing.map { "<li>missing: <bdi>\($0)</bdi></li>" as Markup }
    return
      "<li>\(name): \(share.description)\(missing.isEmpty ? "" : "\n<ul>\n\(missing)\n</ul>\n" as Markup)</li>"
  }
}
