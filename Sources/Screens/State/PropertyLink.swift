/// What a wrapped property of a node refers to: before a render to its initial value, in one to what it stands for.
///
/// Linking makes a new reference for the copy of the node that is being resolved, so that one node value may be
/// used at several places and in several sessions at once.
class PropertyLink {
  /// The link for the copy being resolved; `nil` where there is nothing to link to.
  func linked(in context: inout LinkContext, property: Int) -> PropertyLink? { self }

  /// Another link of the same class.
  func duplicate() -> PropertyLink { PropertyLink() }
}

/// What a link may draw on: the session's state, the identity of the node, and the environment there.
struct LinkContext {
  let store: SessionStore
  let number: Int
  let environment: EnvironmentValues
  /// The objects that are read and that nothing provides.
  var missingObjects: [Any.Type] = []
}

/// A property wrapper that needs the place of its node.
protocol LinkedProperty {
  var link: PropertyLink { get }
}
