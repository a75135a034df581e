/// One kind of URL an app can be opened with: what it looks like, where it leads, and, if given, how to print it.
///
/// ```swift
/// Link("shop://product/:id") { parameters in
///   guard let product = shop.product(try parameters("id")) else { throw LinkRefusal("It is sold out.") }
///   return [Route.category(product.category), .product(product.id)]
/// } printing: { path in
///   guard case .product(let id) = path.last else { return nil }
///   return ["id": id]
/// }
/// ```
/// A pattern is a URL with parameters in it. A segment is a text or `:name`; a query item is `key=:name`,
/// `key=:name?` (optional) or `key=text`. With `https` or `http` the host is a server's; in another scheme what
/// stands there is the first segment. A pattern that can't be read is a diagnostic of the `Links` it is in.
public struct Link {
  /// As written.
  public let pattern: String
  let reading: Result<LinkPattern, LinkDiagnostic.Reason>
  let open: (LinkParameters) throws -> LinkTarget
  let values: (LinkTarget) -> LinkValues?

  /// A link to a whole path of one type.
  ///
  /// - Parameters:
  ///   - pattern: what its URLs look like.
  ///   - tab: the tab to select; `nil` leaves the selection alone.
  ///   - path: from the screen above the root to the one that is shown. It throws a `LinkRefusal` where the link is
  ///     well formed and leads nowhere.
  ///   - printing: the values of the parameters for such a path, or `nil` for a path that is not this link's.
  public init<Destination: Hashable>(
    _ pattern: String, tab: AnyHashable? = nil,
    path: @escaping (LinkParameters) throws -> [Destination],
    printing: (([Destination]) -> LinkValues?)? = nil
  ) {
    self.init(
      pattern, to: { LinkTarget(tab: tab, path: try path($0)) },
      printing: printing.map { printing in
        { target in target.path.typed(Destination.self).flatMap(printing) }
      })
  }

  /// A link to a whole path of values of any types.
  public init(
    _ pattern: String, tab: AnyHashable? = nil, path: @escaping (LinkParameters) throws -> StackPath,
    printing: ((StackPath) -> LinkValues?)? = nil
  ) {
    self.init(
      pattern, to: { LinkTarget(tab: tab, path: try path($0)) },
      printing: printing.map { printing in { printing($0.path) } })
  }

  /// A link that chooses the tab by its parameters.
  public init(
    _ pattern: String, to target: @escaping (LinkParameters) throws -> LinkTarget,
    printing: ((LinkTarget) -> LinkValues?)? = nil
  ) {
    self.pattern = pattern
    do throws(LinkDiagnostic.Reason) {
      reading = .success(try LinkPattern(pattern))
    } catch {
      reading = .failure(error)
    }
    open = target
    values = printing ?? { _ in nil }
  }
}

extension StackPath {
  /// All values, where every one is of exactly this type.
  fileprivate func typed<Value: Hashable>(_ type: Value.Type) -> [Value]? {
    let values = elements(of: type)
    return values.count == count ? values : nil
  }
}
