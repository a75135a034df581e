extension Explorer {
  /// Screens of one kind on one path from which on it is taken to have no end; a tree of folders may well be less deep.
  private static var endlessCount: Int { 4 }

  /// Where the exploration stops, a path may be about to go on without an end.
  mutating func noteEndlessPath(at moment: Moment, _ way: Way) {
    for stack in moment.resolver.stacks where stack.isVisible {
      guard let top = stack.screens.last(where: { $0.entry != nil }), let entry = top.entry else { continue }
      let isRepeated = stack.entries.dropLast().contains { $0.isEqual(to: entry) }
      let count = stack.screens.filter { $0.entry?.type == entry.type && $0.kind == top.kind }.count
      guard isRepeated || count >= Self.endlessCount, notes.endless.insert(top.kind).inserted else {
        continue
      }
      map.findings.append(endlessPath(of: stack, top, isRepeated ? nil : count, way))
    }
  }

  private func endlessPath(of stack: StackScope, _ top: ScreenScope, _ count: Int?, _ way: Way) -> Finding {
    let path = stack.entries.map(\.description).joined(separator: " › ")
    let what =
      count.map { "\($0) screens like \"\(top.name)\" lie over each other" }
      ?? "The screen \"\(top.name)\" is pushed over itself"
    return Finding(
      .endlessPath,
      "\(what), and the path can grow without an end: \(path). Go back to the screen that is there already, as "
        + "path.pop(to:) does, or keep the control out with .exploration(.ignored) if it is meant.",
      taps: way.taps)
  }
}
