extension MapPage {
  /// The states in the order in which they were found.
  var states: Markup {
    """
    <section id="states" aria-labelledby="states-heading" tabindex="-1">
    <h2 id="states-heading">States</h2>
    \(map.states.map(article))
    </section>
    """
  }

  /// From this many states on those that lead to one are folded.
  private static let manySources = 8

  /// One state: its screen, and beside it what leads from it and to it.
  func article(_ state: StateMap.State) -> Markup {
    let rows = state.text.utf8.count { $0 == 0x0A }
    let isWrong = !places.findings[state.index].isEmpty
    return """
      <article id="\(anchors[state.index])" style="--rows:\(rows)"\(isWrong ? " data-wrong" : "" as Markup)>
      <h3><a href="#\(anchors[state.index])">\(label(of: state))</a> \(marks(of: state))</h3>
      <p class="way">\(way(state.taps))</p>
      <div class="beside">
      \(screen(state.text, named: "Screen of \(state.name)"))
      <div>
      \(places.findings[state.index].map(shortFinding) + [leaving(state), coming(to: state)])
      </div>
      </div>
      </article>
      """
  }

  /// A screen as rows of cells.
  func screen(_ text: String, named name: String) -> Markup {
    """
    <pre role="group" aria-label="\(name)" tabindex="0" dir="ltr">
    \(screenCells(text))</pre>
    """
  }

  /// The actions one after the other.
  func way(_ taps: [String]) -> Markup {
    if taps.isEmpty { return "at the start" }
    return "\(taps.map { "<bdi>\($0)</bdi>" as Markup }, separator: " <span class=\"sign\">›</span> ")"
  }

  /// A state's name that leads to it.
  func link(to state: Int) -> Markup {
    "<a href=\"#\(anchors[state])\"><bdi>\(map.states[state].name)</bdi></a>"
  }

  private func shortFinding(_ number: Int) -> Markup {
    let finding = map.findings[number - 1]
    return """
      <p class="finding"><a href="#finding/\(number)">!\(number) \(finding.kind.rawValue)</a>: \
      <bdi>\(finding.message)</bdi></p>
      """
  }

  private func leaving(_ state: StateMap.State) -> Markup {
    let steps = steps[state.index].out
    let cuts = places.cuts[state.index].map { "<h4>Cut: \($0.rawValue)</h4>" as Markup }
    if steps.isEmpty { return cuts.isEmpty ? "<h4>Nothing to tap</h4>" : "\(cuts)" }
    return "\(["<h4>Leads to</h4>\n<ul>\n\(steps.map(row))\n</ul>"] + cuts)"
  }

  private func row(_ step: StateMap.Step) -> Markup {
    let end: Markup =
      switch (step.effect, step.to) {
      case (.nothing, _): "does nothing"
      case (.local, _): "stays on this screen"
      case (let effect, let to?):
        "<span class=\"sign\">→</span> \(link(to: to)) <small>\(effect.rawValue)</small>"
      case (_, nil): "<span class=\"sign\">→</span> not walked: limit"
      }
    return "<li><bdi class=\"action\">\(step.action)</bdi> \(end)</li>"
  }

  private func coming(to state: StateMap.State) -> Markup {
    var sources: [Int] = []
    var seen: Set<Int> = []
    for step in steps[state.index].in where seen.insert(step.from).inserted { sources.append(step.from) }
    if sources.isEmpty { return "" }
    let links = sources.map(link)
    if sources.count < Self.manySources {
      return "<h4>Reached from</h4>\n<p>\(links, separator: ", ")</p>"
    }
    return """
      <details><summary>Reached from \(sources.count) states</summary><p>\(links, separator: ", ")</p></details>
      """
  }
}
