extension Session {
  /// Opens a URL through the links of the app: the `.links(_:path:)` around its screens.
  ///
  /// Nothing but `opened` changes what is shown; a URL without a link is `unmatched` and never another screen.
  @discardableResult
  public func open(_ url: String) -> LinkOutcome {
    let outcome = outcome(of: url)
    switch outcome {
    case .opened, .alreadyThere, .queued: steps.append("open \(url.quoted)")
    case .refused, .malformed, .unmatched: break
    }
    return outcome
  }

  private func outcome(of url: String) -> LinkOutcome {
    guard let handler = settle().linkHandler else { return .unmatched }
    switch handler.links.match(url) {
    case .unmatched: return .unmatched
    case .malformed(let error): return .malformed(error)
    case .refused(let reason): return .refused(reason)
    case .matched(let target): return open(target, handler)
    }
  }

  private func open(_ target: LinkTarget, _ handler: LinkHandler) -> LinkOutcome {
    if let presentation = settle().front.presentation {
      switch handler.whilePresenting {
      case .refuse: return .refused("\(presentation.name) is open.")
      case .queue:
        queuedLink = target
        return .queued
      case .dismissFirst:
        if let obstacle = dismissAll() { return .refused("\(obstacle) can't be closed.") }
      }
    }
    guard !handler.isThere(target) else { return .alreadyThere }
    run { handler.open(target) }
    _ = settle()
    return .opened
  }

  /// Closes everything that is presented, topmost first; returns what does not go away.
  private func dismissAll() -> String? {
    while let presentation = settle().front.presentation {
      run(presentation.dismiss)
      if settle().front.presentation?.identity == presentation.identity { return presentation.name }
    }
    return nil
  }

  /// Opens the link that waited, now that nothing is presented; says whether there was one.
  func openQueuedLink(_ resolver: Resolver) -> Bool {
    guard let target = queuedLink, resolver.front.presentation == nil, let handler = resolver.linkHandler
    else {
      return false
    }
    queuedLink = nil
    guard !handler.isThere(target) else { return false }
    run { handler.open(target) }
    return true
  }
}
