/// Makes bindings to the properties of an object: `$router.path`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  public init(_ object: Object) { self.init(wrappedValue: object) }

  public var projectedValue: Bindable { self }

  /// A binding to one property of the object.
  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
