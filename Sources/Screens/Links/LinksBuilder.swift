/// Builds the links of an app from a closure with `if`, `switch`, `for` and `#available` in it.
@resultBuilder
public enum LinksBuilder {
  /// One link.
  public static func buildExpression(_ link: Link) -> [Link] { [link] }

  /// The links of a part of the app, in the place where they stand.
  public static func buildExpression(_ links: Links) -> [Link] { links.all }

  /// Links one below the other.
  public static func buildBlock(_ links: [Link]...) -> [Link] { links.flatMap { $0 } }

  /// An `if` without an `else`.
  public static func buildOptional(_ links: [Link]?) -> [Link] { links ?? [] }

  /// One side of an `if` or `switch`.
  public static func buildEither(first links: [Link]) -> [Link] { links }

  /// The other side.
  public static func buildEither(second links: [Link]) -> [Link] { links }

  /// A `for` loop.
  public static func buildArray(_ links: [[Link]]) -> [Link] { links.flatMap { $0 } }

  /// What stands in `if #available`.
  public static func buildLimitedAvailability(_ links: [Link]) -> [Link] { links }
}
