/// Builds the children of a node from a closure with `if`, `switch`, `for` and `#available` in it.
@resultBuilder
public enum NodeBuilder {
  @inlinable
  public static func buildExpression<Content: Node>(_ content: Content) -> Content { content }

  @inlinable
  public static func buildBlock() -> EmptyNode { EmptyNode() }

  @inlinable
  public static func buildPartialBlock<Content: Node>(first: Content) -> Content { first }

  @inlinable
  public static func buildPartialBlock<First: Node, Second: Node>(
    accumulated: First, next: Second
  ) -> Pair<First, Second> {
    Pair(first: accumulated, second: next)
  }

  @inlinable
  public static func buildOptional<Content: Node>(_ content: Content?) -> Content? { content }

  @inlinable
  public static func buildEither<First: Node, Second: Node>(first: First) -> Either<First, Second> {
    .first(first)
  }

  @inlinable
  public static func buildEither<First: Node, Second: Node>(second: Second) -> Either<First, Second> {
    .second(second)
  }

  @inlinable
  public static func buildArray<Content: Node>(_ contents: [Content]) -> [Content] { contents }

  @inlinable
  public static func buildLimitedAvailability<Content: Node>(_ content: Content) -> AnyNode {
    AnyNode(content)
  }
}
