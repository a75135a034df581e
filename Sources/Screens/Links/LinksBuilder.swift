/// Builds the links of an app from a closure with `if`, `switch`, `for` and `#available` in it.
@resultBuilder
public enum LinksBuilder {
  public static func buildExpression(_ link: DeepLink) -> [DeepLink] { [link] }

  /// The links of a part of the app, in the place where they stand.
  public static func buildExpression(_ links: Links) -> [DeepLink] { links.all }

  public static func buildBlock(_ links: [DeepLink]...) -> [DeepLink] { links.flatMap { $0 } }

  public static func buildOptional(_ links: [DeepLink]?) -> [DeepLink] { links ?? [] }

  public static func buildEither(first links: [DeepLink]) -> [DeepLink] { links }

  public static func buildEither(second links: [DeepLink]) -> [DeepLink] { links }

  public static func buildArray(_ links: [[DeepLink]]) -> [DeepLink] { links.flatMap { $0 } }

  public static func buildLimitedAvailability(_ links: [DeepLink]) -> [DeepLink] { links }
}
