/// The links of an app, in both directions: from a URL to a path, and from a path to a URL.
///
/// ```swift
/// let links = Links {
///   Link("shop://product/:id") { [Route.product(try $0("id"))] }
///   Link("shop://search?q=:query&page=:page?") {
///     [Route.search(try $0("query"), page: try $0("page", default: 1))]
///   }
/// }
/// links.match("shop://product/7") // matched: product(7)
/// ```
/// Where several links fit a URL, a text goes before a parameter from left to right; among links with the same
/// path, one whose required query is there goes first, then the one that requires more, then the one declared first.
public struct Links {
  let all: [Link]
  /// What is wrong with patterns, in the order of the links; a test may expect it to be empty.
  public let diagnostics: [LinkDiagnostic]

  /// Takes the links in the order of the closure.
  public init(@LinksBuilder _ links: () -> [Link]) {
    all = links()
    diagnostics = Self.diagnostics(of: all)
  }

  private static func diagnostics(of links: [Link]) -> [LinkDiagnostic] {
    var firsts: [LinkPattern.Shape: String] = [:]
    return links.compactMap { link in
      switch link.reading {
      case .failure(let reason): return LinkDiagnostic(pattern: link.pattern, reason: reason)
      case .success(let pattern):
        if let first = firsts[pattern.shape] {
          return LinkDiagnostic(pattern: link.pattern, reason: .shadowed(by: first))
        }
        firsts[pattern.shape] = pattern.text
        return nil
      }
    }
  }
}
