/// Builds a catalog from previews, other catalogs' previews, `if`, `switch`, `for` and `#available`.
@resultBuilder
public enum PreviewBuilder {
  public static func buildExpression(_ preview: Preview) -> Previews { Previews([preview]) }

  public static func buildExpression(_ previews: Previews) -> Previews { previews }

  public static func buildBlock() -> Previews { Previews([]) }

  public static func buildPartialBlock(first: Previews) -> Previews { first }

  public static func buildPartialBlock(accumulated: Previews, next: Previews) -> Previews {
    Previews(Array(accumulated) + next)
  }

  public static func buildOptional(_ previews: Previews?) -> Previews { previews ?? Previews([]) }

  public static func buildEither(first: Previews) -> Previews { first }

  public static func buildEither(second: Previews) -> Previews { second }

  public static func buildArray(_ previews: [Previews]) -> Previews { Previews(previews.flatMap(\.self)) }

  public static func buildLimitedAvailability(_ previews: Previews) -> Previews { previews }
}
