import ScreensLayout

extension ForEachNode {
  /// Adds rows of one height, those that can be seen if the others can be left out.
  @usableFromInline
  func resolveRows(into resolver: inout Resolver) {
    let reach = Content.reach(within: 0)
    // Rows with state and one id are told apart by counting, which takes all of them.
    let steps = reach == .state && resolver.mayLeaveOutRows ? RowSteps(self) : nil
    let range = resolver.openRows(count: data.count, reach == .state && steps == nil ? .screen : reach)
    var index = data.index(data.startIndex, offsetBy: range.lowerBound)
    for _ in range {
      let element = data[index]
      if resolver.notesAreas {
        resolver.notingElement(id(element)) { addRow(of: element, to: &$0) }
      } else {
        addRow(of: element, to: &resolver)
      }
      data.formIndex(after: &index)
    }
    resolver.closeRows()
    if let steps, range.count < data.count { resolver.keepState(of: steps) }
  }

  private func addRow(of element: Data.Element, to resolver: inout Resolver) {
    let outer = resolver.enter(step(for: element))
    resolver.addRow(content(element))
    resolver.leave(to: outer)
  }
}

/// What tells the rows of a list apart, to know which of them there are without making them.
enum RowSteps {
  case range(Range<Int>)
  case each(Set<IdentityStep>)

  /// Nothing where two rows have one id.
  init?<Data, ID, Content>(_ rows: ForEachNode<Data, ID, Content>) {
    if rows.isRange, let range = rows.data as? Range<Int> {
      self = .range(range)
      return
    }
    var steps: Set<IdentityStep> = []
    for element in rows.data where !steps.insert(rows.step(for: element)).inserted { return nil }
    self = .each(steps)
  }

  func contains(_ step: IdentityStep) -> Bool {
    switch self {
    case .range(let range):
      if case .index(let index) = step { range.contains(index) } else { false }
    case .each(let steps): steps.contains(step)
    }
  }
}

extension Resolver {
  /// Whether the rows of the next `ForEachNode` have one height.
  @usableFromInline
  var fixesRowHeight: Bool { environment.rows != nil }

  /// Opens an element for rows of one height; returns those to be added.
  fileprivate mutating func openRows(count: Int, _ reach: NodeReach) -> Range<Int> {
    guard let traits = environment.rows else { return 0..<count }
    if traits.height < 0 || traits.height > Length.limit {
      diagnostics.add(
        .invalidLength(
          "The row height \(traits.height)", "is not between 0 and \(Length.limit) and was cut."))
    }
    var rows = RowsElement(
      count: count, height: min(max(0, traits.height), Length.limit), gap: traits.hasSeparators ? 1 : 0,
      drawsRules: traits.hasSeparators, idealWidth: environment.device.width)
    let range = rowsToResolve(rows, reach)
    rows.first = range.lowerBound
    tree.open(.rows(rows), style: styleNumber)
    return range
  }

  /// Adds one row, in which a text has no more lines than there is room for.
  fileprivate mutating func addRow<Content: Node>(_ content: Content) {
    let outer = environment
    let height = outer.rows?.height ?? 1
    environment.rows = nil
    environment.stackAxis = .vertical
    environment.lineLimit = min(outer.lineLimit ?? height, max(1, height))
    var frame = FrameElement(width: nil, height: Int32(clamping: height), alignment: .topLeading)
    frame.cutsHeight = true
    tree.open(.frame(frame))
    tree.open(
      .stack(StackElement(axis: .vertical, spacing: 0, horizontal: .leading, vertical: .top)))
    content.resolve(into: &self)
    tree.close()
    tree.close()
    environment = outer
  }

  fileprivate mutating func closeRows() { tree.close() }
}
