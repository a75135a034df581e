extension StateMap {
  /// One HTML page for a browser: every screen beside what leads from it and to it, what is wrong with the way there,
  /// what was cut, and how much was seen.
  ///
  /// It loads nothing, can be searched and used with the keyboard alone, is light or dark as the browser asks for, and
  /// can be read without JavaScript. Each state has an address: `#state/` and its name.
  public var html: String {
    let page = MapPage(self)
    return page.document.text
  }
}

/// The parts of the page in their order.
struct MapPage {
  let map: StateMap
  let places: MapPlaces
  let anchors: [String]
  /// The steps from each state, and those to it from others.
  let steps: [(out: [StateMap.Step], in: [StateMap.Step])]

  init(_ map: StateMap) {
    self.map = map
    places = MapPlaces(map)
    anchors = pageAnchors(of: map.states)
    var steps = Array(repeating: (out: [StateMap.Step](), in: [StateMap.Step]()), count: map.states.count)
    for step in map.steps {
      steps[step.from].out.append(step)
      if let to = step.to, to != step.from { steps[to].in.append(step) }
    }
    self.steps = steps
  }

  var document: Markup {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(safe: Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>\(title): \(map.states.count) states</title>
    <style>
    \(safe: Self.layoutStyle)
    \(safe: Self.lookStyle)
    </style>
    </head>
    <body>
    <a class="skip" href="#states">Skip to the states</a>
    <div class="side">
    \(header)
    \(contents)
    </div>
    <main>
    \(findings)
    <section id="states" aria-labelledby="states-heading" tabindex="-1">
    <h2 id="states-heading">States</h2>
    \(map.states.map(article))
    </section>
    \(cuts)
    \(coverage)
    </main>
    <script>
    \(safe: Self.script)
    </script>
    </body>
    </html>

    """
  }

  private var title: String { map.states.first.map { $0.title ?? $0.name } ?? "States" }

  /// Not even a mistake in this page makes a browser load something.
  private static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    + "base-uri 'none'; form-action 'none'"

  private var header: Markup {
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
    <kbd>Esc</kbd> clear, <kbd>j</kbd> <kbd>k</kbd> next state and last, <kbd>f</kbd> findings</label>
    <output id="count" for="query only"></output>
    </form>
    """
  }

  private var contents: Markup {
    """
    <nav aria-label="States">
    <ul>
    \(map.findings.isEmpty ? "" : "<li><a href=\"#findings\">Findings</a></li>" as Markup)
    \(map.states.map(row))
    \(map.cuts.isEmpty ? "" : "<li><a href=\"#cuts\">Cuts</a></li>" as Markup)
    <li><a href="#coverage">Coverage</a></li>
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
