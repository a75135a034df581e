extension Links {
  /// The URL of the first link that prints this target; `nil` where none does.
  ///
  /// A URL that would not lead back to exactly this target is not given, be it that its link opens something else or
  /// that another link takes it. A target without a tab asks for no particular one.
  public func url(for target: LinkTarget) -> String? {
    for link in all {
      guard case .success(let pattern) = link.reading, let values = link.values(target),
        let url = pattern.printed(values), case .matched(let found) = match(url)
      else { continue }
      if found.path == target.path, target.tab == nil || found.tab == target.tab { return url }
    }
    return nil
  }

  /// The URL of the first link that prints this path, on any tab.
  public func url<Destination: Hashable>(for path: [Destination]) -> String? {
    url(for: LinkTarget(path: path))
  }

  /// The URL of the first link that prints this path, on any tab.
  public func url(for path: StackPath) -> String? { url(for: LinkTarget(path: path)) }
}
