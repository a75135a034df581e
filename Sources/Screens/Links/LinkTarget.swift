/// Where a link leads: a whole path, so that the way back is there too, and a tab where it matters.
///
/// ```swift
/// LinkTarget(tab: Tab.shop, path: [Route.category(3), .product(7)])
/// ```
public struct LinkTarget: Hashable, CustomStringConvertible {
  /// The tab to select; `nil` leaves the selection alone.
  public var tab: AnyHashable?
  /// From the screen above the root to the one that is shown; empty for the root itself.
  public var path: StackPath

  /// A place with a path of values of any types; without one it is the root.
  public init(tab: AnyHashable? = nil, path: StackPath = StackPath()) {
    self.tab = tab
    self.path = path
  }

  /// A place with a path of one type.
  public init<Destination: Hashable>(tab: AnyHashable? = nil, path: [Destination]) {
    self.init(tab: tab, path: StackPath(path))
  }

  /// The tab and the path as a breadcrumb: `shop: category(3) › product(7)`.
  public var description: String {
    let steps = path.isEmpty ? "the root" : path.description
    return tab.map { "\($0.base): \(steps)" } ?? steps
  }
}
