/// Reads a value or an object that nodes around provide.
///
/// ```swift
/// @Environment(Router.self) private var router
/// @Environment(\.dismiss) private var dismiss
/// ```
///
/// Where nothing provides the object, the node is not evaluated: a placeholder stands in its place, and a
/// `missingObject` diagnostic names both types (N30).
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
  private let environment: EnvironmentLink<Value>
  var link: PropertyLink { environment }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    environment = EnvironmentLink(read: { $0[keyPath: keyPath] }, objectType: nil)
  }

  /// Reads the object of exactly this type.
  public init(_ type: Value.Type) where Value: AnyObject {
    environment = EnvironmentLink(read: { $0.object(type) }, objectType: type)
  }

  /// Reads the object of exactly this type, or `nil` where nothing provides it.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    environment = EnvironmentLink(read: { .some($0.object(type)) }, objectType: nil)
  }

  public var wrappedValue: Value { environment.value }
}

/// Remembers what the environment holds where the node is.
final class EnvironmentLink<Value>: PropertyLink {
  private let read: (EnvironmentValues) -> Value?
  private let objectType: Any.Type?
  private let environment: EnvironmentValues?

  init(
    read: @escaping (EnvironmentValues) -> Value?, objectType: Any.Type?,
    environment: EnvironmentValues? = nil
  ) {
    self.read = read
    self.objectType = objectType
    self.environment = environment
  }

  var value: Value {
    guard let value = read(environment ?? EnvironmentValues()) else {
      preconditionFailure(
        "@Environment(\(Value.self).self) was read outside `body`: read it in `body` or in an action.")
    }
    return value
  }

  override func duplicate() -> PropertyLink { EnvironmentLink(read: read, objectType: objectType) }

  override func linked(in context: inout LinkContext, property: Int) -> PropertyLink? {
    if let objectType, read(context.environment) == nil {
      context.missingObjects.append(objectType)
      return nil
    }
    return EnvironmentLink(read: read, objectType: objectType, environment: context.environment)
  }
}
