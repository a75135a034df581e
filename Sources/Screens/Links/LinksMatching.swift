extension Links {
  /// Finds the link that a URL belongs to, and where it leads.
  ///
  /// A missing or wrong parameter makes the URL malformed; no other link is tried. An error that the link throws,
  /// other than a `LinkError`, refuses it.
  public func match(_ url: String) -> LinkMatch {
    do throws(LinkError) {
      let url = try LinkURL(url)
      guard let (link, pattern) = link(for: url) else { return .unmatched }
      return try link.match(url, pattern)
    } catch {
      return .malformed(error)
    }
  }

  private func link(for url: LinkURL) -> (Link, LinkPattern)? {
    var best: (link: Link, pattern: LinkPattern, precedence: PatternPrecedence)?
    for link in all {
      guard case .success(let pattern) = link.reading, pattern.fits(url) else { continue }
      let precedence = PatternPrecedence(of: pattern, for: url)
      if let best, !precedence.isBefore(best.precedence) { continue }
      best = (link, pattern, precedence)
    }
    return best.map { ($0.link, $0.pattern) }
  }
}

extension Link {
  fileprivate func match(_ url: LinkURL, _ pattern: LinkPattern) throws(LinkError) -> LinkMatch {
    if let (name, key) = pattern.missingParameter(in: url) {
      throw LinkError(
        url: url.description, .missingParameter(name, key: key, pattern: pattern.text))
    }
    do {
      return .matched(try open(LinkParameters(url: url, pattern: pattern)))
    } catch let error as LinkError {
      throw error
    } catch {
      return .refused("\(error)")
    }
  }
}
