/// Steps between the same two states, as one line of a drawn graph.
struct MapEdge {
  /// How the line is drawn.
  enum Stroke: Hashable {
    /// Leads on.
    case solid
    /// Leads back.
    case dashed
    /// Leads nowhere.
    case dotted
  }

  private struct Ends: Hashable {
    let from: Int
    let to: Int?
    let stroke: Stroke
  }

  let from: Int
  /// `nil` where a bound kept the state out of the map.
  let to: Int?
  let stroke: Stroke
  var actions: [String]

  /// The edges of a map in the order of their first steps.
  static func edges(of map: StateMap) -> [MapEdge] {
    var edges: [MapEdge] = []
    var places: [Ends: Int] = [:]
    for step in map.steps {
      let ends = Ends(from: step.from, to: step.to, stroke: Stroke(step.effect))
      if let place = places[ends] {
        edges[place].actions.append(step.action)
      } else {
        places[ends] = edges.count
        edges.append(MapEdge(from: ends.from, to: ends.to, stroke: ends.stroke, actions: [step.action]))
      }
    }
    return edges
  }
}

extension MapEdge.Stroke {
  fileprivate init(_ effect: StateMap.Effect) {
    switch effect {
    case .push, .present, .select, .replace: self = .solid
    case .pop, .dismiss: self = .dashed
    case .local, .nothing: self = .dotted
    }
  }
}

extension StateMap {
  /// The lines on the box of a drawn state: its name, its title, the kinds of what is wrong, and why it was cut.
  func boxLines(of state: State, _ places: MapPlaces) -> [String] {
    var kinds: [String] = []
    for number in places.findings[state.index] {
      let kind = "! " + findings[number - 1].kind.rawValue
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    return [state.name] + [state.title].compactMap { $0 == state.name ? nil : $0 } + kinds
      + places.cuts[state.index].map { "cut: \($0.rawValue)" }
  }
}
