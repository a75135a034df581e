/// Builds the links of an app from a closure with `if`, `switch`, `for` and `#available` in it.
@resultBuilder
public enum LinksBuilder {
  /// One link.
  public static func buildExpression(_ link: DeepLink) -> [DeepLink] { [link] }

  /// The links of a part of the app, in the place where they stand.
  public static func buildExpression(_ links: Links) -> [DeepLink] { links.all }

  /// Links one below the other.
  public static func buildBlock(_ links: [DeepLink]...) -> [DeepLink] { links.flatMap { $0 } }

  /// An `if` without an `else`.
  public static func buildOptional(_ links: [DeepLink]?) -> [DeepLink] { links ?? [] }

  /// One side of an `if` or `switch`.
  public static func buildEither(first links: [DeepLink]) -> [DeepLink] { links }

  /// The other side.
  public static func buildEither(second links: [DeepLink]) -> [DeepLink] { links }

  /// A `for` loop.
  public static func buildArray(_ links: [[DeepLink]]) -> [DeepLink] { links.flatMap { $0 } }

  /// What stands in `if #available`.
  public static func buildLimitedAvailability(_ links: [DeepLink]) -> [DeepLink] { links }
}
