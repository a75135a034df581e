/// The states of a map as rows of text, each below the action that first led to it.
struct OutlineTree {
  /// From this depth on a state begins a tree of its own, so that rows stay short.
  private static let deepest = 12

  /// A state whose rows are being written.
  private struct Branch {
    let rows: [OutlineRow]
    let indent: String
    var next = 0
  }

  private let map: StateMap
  private let places: MapPlaces
  private let rowsOfStates: [[OutlineRow]]
  private var branches: [Branch] = []
  private var text: [String] = []
  private var later: [Int] = []

  init(_ map: StateMap, _ places: MapPlaces) {
    self.map = map
    self.places = places
    rowsOfStates = OutlineRow.rows(of: map)
  }

  mutating func rows() -> [String] {
    later = map.states.isEmpty ? [] : [0]
    var next = 0
    while next < later.count {
      let state = later[next]
      if next > 0 { text.append("") }
      text.append(description(of: state))
      branches = [Branch(rows: rowsOfStates[state], indent: "")]
      while !branches.isEmpty { addRow() }
      next += 1
    }
    return text
  }

  /// Writes the next row of the innermost state, or leaves that.
  private mutating func addRow() {
    let depth = branches.count
    let branch = branches[depth - 1]
    guard branch.next < branch.rows.count else {
      branches.removeLast()
      return
    }
    let row = branch.rows[branch.next]
    branches[depth - 1].next += 1
    let isLast = branch.next == branch.rows.count - 1
    let start = branch.indent + (isLast ? "└─ " : "├─ ") + row.actions.joined(separator: ", ")
    switch row.end {
    case .found(let state) where depth < Self.deepest:
      text.append("\(start) → \(description(of: state))")
      let indent = branch.indent + (isLast ? "   " : "│  ")
      branches.append(Branch(rows: rowsOfStates[state], indent: indent))
    case .found(let state):
      later.append(state)
      text.append("\(start) → \(map.states[state].name), below")
    case .known(let state): text.append("\(start) → \(map.states[state].name)")
    case .beyond: text.append("\(start) → not walked: limit")
    case .local: text.append("\(start) \(row.verb("stay")) on this screen")
    case .nothing: text.append("\(start) \(row.verb("do")) nothing")
    }
  }

  /// The name of a state, its title, and what there is to say about it.
  private func description(of index: Int) -> String {
    let state = map.states[index]
    let marks = places.findings[index].map { "!\($0)" } + places.cuts[index].map { "cut: \($0.rawValue)" }
    return state.name + (state.title.map { " \"\($0)\"" } ?? "")
      + (marks.isEmpty ? "" : "  " + marks.joined(separator: " "))
  }
}
