/// What a URL says for the parameters of its link's pattern, turned into the types the link asks for.
///
/// ```swift
/// let id: Int = try parameters("id")
/// let query = try parameters("query", as: String.self)
/// let page = try parameters("page", default: 1)
/// let sort = try parameters.optional("sort", as: SortOrder.self)
/// ```
/// Types are those made from a text, such as `Int` and `Bool`, and those with such a raw value. A missing or wrong
/// parameter throws a `LinkError`, and the URL is malformed; it never leads to another screen.
public struct LinkParameters {
  /// The whole URL, with what the pattern does not speak of.
  public let url: LinkURL
  let pattern: LinkPattern

  /// The required parameter of that name.
  public func callAsFunction<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(LinkError) -> Value {
    try required(name) { Value($0) }
  }

  /// The optional parameter of that name, or `default` where the URL leaves it out.
  public func callAsFunction<Value: LosslessStringConvertible>(
    _ name: String, default: Value
  ) throws(LinkError) -> Value {
    try first(name) { Value($0) } ?? `default`
  }

  /// The optional parameter of that name; `nil` where the URL leaves it out, an error where it is wrong.
  public func optional<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(LinkError) -> Value? {
    try first(name) { Value($0) }
  }

  /// Every value of a parameter that the URL's query repeats; the other forms take the first.
  public func all<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(LinkError) -> [Value] {
    try values(name) { Value($0) }
  }
}
