import ScreensLayout

/// A named part of a screen in which a control can be looked for.
struct Area {
  enum Kind {
    /// A row of a list or of a section, or what a `ForEachNode` makes of one element.
    case row
    case section
    /// What has an `.id(_:)` or an accessibility label.
    case marked
    /// A screen in a stack.
    case screen
    /// What a `ForEachNode` makes of one element, by the element's id: counts where nothing else is called so.
    case element
  }

  let kind: Kind
  /// Each of them is what it is called.
  let names: [String]
}

extension Resolver {
  /// Notes that the controls from `first` on stand in an area, where a verb looks for one.
  ///
  /// Areas are noted on controls and not by their elements, because elements move when bars and backgrounds are added.
  mutating func noteArea(_ kind: Area.Kind, _ name: String, around first: Int) {
    guard notesAreas, first < controls.count, !name.isEmpty else { return }
    let area = addArea(kind, [name])
    for index in first..<controls.count { controls[index].areas.append(area) }
  }

  /// Notes the children of an open column as rows of a list, except what is a section or has rows itself.
  mutating func noteRows(of column: Int, around first: Int) {
    guard notesAreas, column < tree.count else { return }
    var rows: [Int: [Int]] = [:]
    for index in first..<controls.count where !isInRow(index) {
      guard let child = tree.child(of: column, around: Int(controls[index].element)) else { continue }
      rows[child, default: []].append(index)
    }
    for (child, controls) in rows.sorted(by: { $0.key < $1.key }) {
      addRow(child..<Int(tree.ends[child]), around: controls)
    }
  }

  /// Notes what `content` adds as what a `ForEachNode` makes of the element with this id.
  mutating func notingElement(_ id: Any, _ content: (inout Resolver) -> Void) {
    let (start, first) = (tree.count, controls.count)
    content(&self)
    guard first < controls.count else { return }
    let inNoRow = (first..<controls.count).filter { !isInRow($0) }
    if !inNoRow.isEmpty { addRow(start..<tree.count, around: inNoRow) }
    noteArea(.element, "\(id)", around: first)
  }

  /// Of rows inside one another it is the innermost that a person calls a row.
  private func isInRow(_ control: Int) -> Bool {
    controls[control].areas.contains { areas[$0].kind == .row || areas[$0].kind == .section }
  }

  /// Adds a row, which is called by every text in it and by the label of every control in it.
  private mutating func addRow(_ elements: Range<Int>, around places: [Int]) {
    let labels = places.map { label(controls[$0]) }
    let row = addArea(.row, (tree.texts(in: elements) + labels).filter { !$0.isEmpty })
    for place in places { controls[place].areas.append(row) }
  }

  private mutating func addArea(_ kind: Area.Kind, _ names: [String]) -> Int {
    areas.append(Area(kind: kind, names: names))
    return areas.count - 1
  }
}
