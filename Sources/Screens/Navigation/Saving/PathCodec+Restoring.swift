extension StackPath.Codec {
  /// What becomes of entries that are no values now (N14).
  public enum RestoreMode: Hashable, Sendable, CaseIterable {
    /// They stay on the path, unresolved, and are saved again unchanged.
    case lenient
    /// The first one throws.
    case strict
    /// The path ends before the first one.
    case droppingUnknown
  }

  /// Turns a saved path into a path, and says what did not come back (N14).
  ///
  /// ```swift
  /// let (path, report) = try codec.restore(saved)
  /// if !report.isComplete { log(report) }
  /// ```
  /// Only `.strict` throws: `SavedPathError.Reason.unresolved` for the first entry with a tag that is not listed or a
  /// value that its type can't be decoded from.
  public func restore(_ saved: SavedPath, mode: RestoreMode = .lenient) throws(SavedPathError)
    -> (path: StackPath, report: RestoreReport)
  {
    var (path, report) = (StackPath(), RestoreReport())
    for (position, entry) in saved.entries.enumerated() {
      let reason: RestoreReport.Issue.Reason
      switch restore(entry) {
      case .success(let value):
        path.entries.append(value)
        continue
      case .failure(let failure): reason = failure.reason
      }
      let issue = RestoreReport.Issue(position: position, tag: entry.tag, reason: reason)
      report.issues.append(issue)
      switch mode {
      case .lenient: path.append(StackPath.UnresolvedEntry(saved: entry, reason: reason))
      case .strict: throw SavedPathError(.unresolved(issue))
      case .droppingUnknown:
        report.droppedCount = saved.entries.count - position
        return (path, report)
      }
    }
    return (path, report)
  }

  private struct Unresolved: Error {
    let reason: RestoreReport.Issue.Reason
  }

  private func restore(_ entry: SavedEntry) -> Result<PathEntry, Unresolved> {
    guard let value = entry.value else { return .failure(Unresolved(reason: .lostValue(why: entry.loss))) }
    guard let listed = listed(under: entry.tag) else {
      return .failure(Unresolved(reason: .unknownTag(listed: tags)))
    }
    do {
      return .success(try listed.restore(value))
    } catch {
      let reason = RestoreReport.Issue.Reason.undecodable(
        type: typeName(listed.type), why: codingReason(error))
      return .failure(Unresolved(reason: reason))
    }
  }
}
