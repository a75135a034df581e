/// Two neighbours in a builder's closure.
public struct Pair<First: Node, Second: Node>: PrimitiveNode {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  public func resolve(into resolver: inout Resolver) {
    first.resolve(into: &resolver)
    resolver.advance()
    second.resolve(into: &resolver)
  }
}

/// One side of an `if` with an `else`, or of a `switch`.
public enum Either<First: Node, Second: Node>: PrimitiveNode {
  case first(First)
  case second(Second)

  public func resolve(into resolver: inout Resolver) {
    switch self {
    case .first(let content): resolver.scoped(.branch(1)) { content.resolve(into: &$0) }
    case .second(let content): resolver.scoped(.branch(2)) { content.resolve(into: &$0) }
    }
  }
}

extension Optional: Node where Wrapped: Node {
  public typealias Body = Never
  public var body: Never { fatalError("A primitive has no body.") }

  public func resolve(into resolver: inout Resolver) {
    guard let content = self else { return }
    resolver.scoped(.branch(0)) { content.resolve(into: &$0) }
  }
}

extension Array: Node where Element: Node {
  public typealias Body = Never
  public var body: Never { fatalError("A primitive has no body.") }

  public func resolve(into resolver: inout Resolver) {
    for (index, content) in enumerated() {
      resolver.scoped(.index(index)) { content.resolve(into: &$0) }
    }
  }
}
