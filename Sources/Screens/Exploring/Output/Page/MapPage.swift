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
    <title>\(title): \(counted(map.states.count, "state"))</title>
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
    \([findings, states, cuts, coverage])
    </main>
    <script>
    \(safe: Self.script)
    </script>
    </body>
    </html>

    """
  }

  var title: String { map.states.first.map { $0.title ?? $0.name } ?? "States" }

  /// Not even a mistake in this page makes a browser load something.
  private static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    + "base-uri 'none'; form-action 'none'"
}
