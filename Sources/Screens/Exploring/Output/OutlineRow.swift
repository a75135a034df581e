/// Actions on one state with the same end, as a row of an outline.
struct OutlineRow {
  /// Where actions lead.
  enum End: Hashable {
    /// To a state that was found by it.
    case found(Int)
    /// To a state that was there before.
    case known(Int)
    /// To a state that a bound kept out of the map.
    case beyond
    /// Nowhere, though something happens there.
    case local
    /// Nowhere.
    case nothing
  }

  var actions: [String]
  let end: End

  /// `does` for one action and `do` for several.
  func verb(_ verb: String) -> String {
    if actions.count > 1 { return verb }
    return verb == "do" ? "does" : verb + "s"
  }

  /// The rows of each state, in the order in which actions were tried.
  static func rows(of map: StateMap) -> [[OutlineRow]] {
    var rows = Array(repeating: [OutlineRow](), count: map.states.count)
    var places = Array(repeating: [End: Int](), count: map.states.count)
    var isFound = map.states.map { $0.index == 0 }
    for step in map.steps {
      let end: End
      switch (step.effect, step.to) {
      case (.nothing, _): end = .nothing
      case (.local, _): end = .local
      case (_, nil): end = .beyond
      case (_, let state?):
        end = isFound[state] ? .known(state) : .found(state)
        isFound[state] = true
      }
      if let place = places[step.from][end] {
        rows[step.from][place].actions.append(step.action)
      } else {
        places[step.from][end] = rows[step.from].count
        rows[step.from].append(OutlineRow(actions: [step.action], end: end))
      }
    }
    return rows
  }
}
