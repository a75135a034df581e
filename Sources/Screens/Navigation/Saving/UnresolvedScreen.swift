extension Resolver {
  /// Shows what stands for an element of the path that no registration turns into a screen (N4, N14).
  mutating func addMissingScreen(of entry: PathEntry, depth: Int, in scope: StackScope) {
    if let unresolved = entry.value as? StackPath.UnresolvedEntry {
      diagnostics.add(.unresolvedEntry(unresolved, depth: depth))
      addPlaceholder("Saved \"\(shortened(unresolved.tag))\" can't be restored")
    } else {
      diagnostics.add(.missingDestination(of: entry, depth: depth, in: scope))
      addPlaceholder("No destination for \(typeName(entry.type))")
    }
  }
}

extension Diagnostic {
  fileprivate static func unresolvedEntry(_ entry: StackPath.UnresolvedEntry, depth: Int) -> Diagnostic {
    Diagnostic(
      .missingDestination,
      "What the path holds at depth \(depth) \(entry.reason.sentences(tag: entry.tag))")
  }
}
