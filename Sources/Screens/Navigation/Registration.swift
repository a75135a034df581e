/// What turns values of one type into screens: a `destination(for:)` met while a stack is resolved.
@usableFromInline
struct Registration {
  let type: Any.Type
  let source: SourceLocation
  /// What its screens may say.
  let reach: NodeReach
  let resolve: (any Hashable, inout Resolver) -> Void

  @usableFromInline
  init<Value: Hashable, Content: Node>(
    _ type: Value.Type, source: SourceLocation, content: @escaping (Value) -> Content
  ) {
    self.type = type
    self.source = source
    reach = Content.reach(within: 0)
    resolve = { value, resolver in
      guard let value = value as? Value else { return }
      content(value).resolve(into: &resolver)
    }
  }
}

/// A place in an author's source.
@usableFromInline
struct SourceLocation: Hashable, CustomStringConvertible {
  let fileID: String
  let line: UInt
  let column: UInt

  @usableFromInline
  init(fileID: String, line: UInt, column: UInt) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }

  /// `App/Home.swift:12`
  @usableFromInline var description: String { "\(fileID):\(line)" }
}
