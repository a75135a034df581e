// What containers are made of is inlinable, so that a module's own screens are compiled for their types; the
// resolver's part of the work is not.

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

  public static func reach(within depth: Int) -> NodeReach {
    max(First.reach(within: depth), Second.reach(within: depth))
  }
}

/// One side of an `if` with an `else`, or of a `switch`.
public enum Either<First: Node, Second: Node>: PrimitiveNode {
  case first(First)
  case second(Second)

  @inlinable
  public func resolve(into resolver: inout Resolver) {
    switch self {
    case .first(let content):
      let outer = resolver.enter(.branch(1))
      content.resolve(into: &resolver)
      resolver.leave(to: outer)
    case .second(let content):
      let outer = resolver.enter(.branch(2))
      content.resolve(into: &resolver)
      resolver.leave(to: outer)
    }
  }

  public static func reach(within depth: Int) -> NodeReach {
    max(First.reach(within: depth), Second.reach(within: depth))
  }
}

extension Optional: Node where Wrapped: Node {
  public static func reach(within depth: Int) -> NodeReach { Wrapped.reach(within: depth) }

  public typealias Body = Never
  public var body: Never { fatalError("A primitive has no body.") }

  @inlinable
  public func resolve(into resolver: inout Resolver) {
    guard let content = self else { return }
    let outer = resolver.enter(.branch(0))
    content.resolve(into: &resolver)
    resolver.leave(to: outer)
  }
}

extension Array: Node where Element: Node {
  public static func reach(within depth: Int) -> NodeReach { Element.reach(within: depth) }

  public typealias Body = Never
  public var body: Never { fatalError("A primitive has no body.") }

  @inlinable
  public func resolve(into resolver: inout Resolver) {
    for (index, content) in enumerated() {
      let outer = resolver.enter(.index(index))
      content.resolve(into: &resolver)
      resolver.leave(to: outer)
    }
  }
}
