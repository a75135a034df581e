/// One step from a screen's root to a node: what tells it from the others around it.
@usableFromInline
enum IdentityStep: Hashable {
  /// A node with a body, by its type.
  case node(ObjectIdentifier)
  /// A side of an `if` or a `switch`.
  case branch(UInt8)
  /// A place in an array or in a range.
  case index(Int)
  /// What an author gave: a `ForEachNode` id or `.id(_:)`.
  case explicit(AnyHashable)
  /// A pushed screen: the type of its value and how often it was replaced by `replaceLast`.
  case screen(ObjectIdentifier, generation: Int)
  /// What is in front of, or behind, the node of this number among those a modifier applies to.
  case attached(Int)
  /// What is presented or pushed by state, by the identity of what presents it, or by its item there.
  case presented(AnyHashable?)
  /// One more with the same identity in the same place.
  case repeated(Int)
}

/// A step together with the position, among static siblings, from which it was taken.
struct IdentityKey: Hashable {
  let parent: Int
  let position: Int
  let step: IdentityStep
}
