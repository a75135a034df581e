/// A piece of a screen: either made of other nodes by its `body`, or a primitive that knows how to resolve itself.
///
/// ```swift
/// struct Greeting: Node {
///   let name: String
///   var body: some Node { TextNode("Hello, \(name)!").bold() }
/// }
/// ```
///
/// The protocol belongs to no actor. A node that reads main-actor state conforms as `@MainActor Node`, which a
/// target with a main-actor default does by itself.
public protocol Node {
  associatedtype Body: Node

  /// The nodes this one is made of.
  @NodeBuilder var body: Body { get }

  /// Adds what this node shows to the tree; only primitives implement it.
  func resolve(into resolver: inout Resolver)

  /// What nodes of this type may do besides drawing; only primitives implement it.
  ///
  /// `depth` counts the bodies around, so that a type that contains itself comes to an end.
  static func reach(within depth: Int) -> NodeReach
}

extension Node {
  @inlinable
  public func resolve(into resolver: inout Resolver) { resolver.resolveBody(of: self) }

  public static func reach(within depth: Int) -> NodeReach {
    depth > NodeReach.depthLimit ? .screen : max(.state, Body.reach(within: depth + 1))
  }
}

extension Node where Self: BitwiseCopyable {
  /// The same for nodes of plain values, in which there is no state to look for.
  @inlinable
  public func resolve(into resolver: inout Resolver) { resolver.resolvePlainBody(of: self) }
}

extension Never: Node {
  public var body: Never { fatalError("A primitive has no body.") }

  public static func reach(within depth: Int) -> NodeReach { .drawing }
}

/// A node that resolves itself and has no body.
package protocol PrimitiveNode: Node where Body == Never {}

extension PrimitiveNode {
  public var body: Never { fatalError("A primitive has no body.") }

  public static func reach(within depth: Int) -> NodeReach { .screen }
}
