extension MapPage {
  /// What the page is about, and the search.
  var header: Markup {
    """
    <header>
    <h1><bdi>\(title)</bdi></h1>
    <p>\(map.summary) (\(map.device.summary))</p>
    \(search)
    </header>
    """
  }

  /// Shown by the script, without which it would do nothing.
  private var search: Markup {
    """
    <form id="search" role="search" hidden>
    <label for="query">Search</label>
    <input id="query" type="search" autocomplete="off" spellcheck="false">
    <label><input id="only" type="checkbox"> Only with findings</label>
    <label><input id="keys" type="checkbox" checked> Keys: <kbd>/</kbd> search, <kbd>Enter</kbd> go to the first, \
    <kbd>Esc</kbd> clear, <kbd>j</kbd> <kbd>k</kbd> next and previous state, <kbd>f</kbd> findings</label>
    <output id="count" for="query only"></output>
    </form>
    """
  }

  /// A link to every state and to what else there is.
  var contents: Markup {
    let findings: Markup = map.findings.isEmpty ? "" : "<li><a href=\"#findings\">Findings</a></li>"
    let cuts: Markup = map.cuts.isEmpty ? "" : "<li><a href=\"#cuts\">Cuts</a></li>"
    return """
      <nav aria-label="States">
      <ul>
      \([findings] + map.states.map(row) + [cuts, "<li><a href=\"#coverage\">Coverage</a></li>"])
      </ul>
      </nav>
      """
  }

  private func row(_ state: StateMap.State) -> Markup {
    """
    <li class="state"><a href="#\(anchors[state.index])"><span>\(label(of: state))</span> \(marks(of: state))</a></li>
    """
  }

  /// The title, and the name where that says more.
  func label(of state: StateMap.State) -> Markup {
    guard let title = state.title, title != state.name else { return "<bdi>\(state.name)</bdi>" }
    return "<bdi>\(title)</bdi> <small><bdi>\(state.name)</bdi></small>"
  }

  /// `!1 !2` for the findings of a state.
  func marks(of state: StateMap.State) -> Markup {
    let marks = places.findings[state.index].map { "!\($0)" }
    return marks.isEmpty ? "" : "<b class=\"mark\">\(marks.joined(separator: " "))</b>"
  }
}
