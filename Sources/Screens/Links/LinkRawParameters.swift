// A type may be made from a text and have a raw value too; then its own text counts.
extension LinkParameters {
  /// The required parameter of that name, by its raw value.
  @_disfavoredOverload
  public func callAsFunction<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(LinkError) -> Value where Value.RawValue: LosslessStringConvertible {
    try required(name) { Value.RawValue($0).flatMap { Value(rawValue: $0) } }
  }

  /// The optional parameter of that name by its raw value, or `default` where the URL leaves it out.
  @_disfavoredOverload
  public func callAsFunction<Value: RawRepresentable>(
    _ name: String, default: Value
  ) throws(LinkError) -> Value where Value.RawValue: LosslessStringConvertible {
    try first(name) { Value.RawValue($0).flatMap { Value(rawValue: $0) } } ?? `default`
  }

  /// The optional parameter of that name by its raw value; `nil` where the URL leaves it out.
  @_disfavoredOverload
  public func optional<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(LinkError) -> Value? where Value.RawValue: LosslessStringConvertible {
    try first(name) { Value.RawValue($0).flatMap { Value(rawValue: $0) } }
  }

  /// Every value of a repeated parameter, by raw values.
  @_disfavoredOverload
  public func all<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(LinkError) -> [Value] where Value.RawValue: LosslessStringConvertible {
    try values(name) { Value.RawValue($0).flatMap { Value(rawValue: $0) } }
  }
}
