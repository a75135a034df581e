extension Node {
  /// Sets an environment value for everything inside.
  @inlinable
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Node {
    InEnvironment(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Provides an object of exactly this type for everything inside; `nil` takes it away.
  @inlinable
  public func environment<Object: AnyObject>(_ object: Object?) -> some Node {
    InEnvironment(content: self) { $0.setObject(object) }
  }

  /// Switches off all controls inside.
  @inlinable
  public func disabled(_ isDisabled: Bool = true) -> some Node {
    InEnvironment(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// What the buttons inside look like.
  @inlinable
  public func buttonStyle(_ style: ButtonStyle) -> some Node { environment(\.buttonStyle, style) }
}
