/// Leaves the screen where it was read from the environment (N26).
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// ButtonNode("Done") { dismiss() }
/// ```
public struct DismissAction {
  private let perform: () -> Void

  init(perform: @escaping () -> Void) { self.perform = perform }

  /// Pops that screen and all above it; at a root it does nothing.
  public func callAsFunction() { perform() }
}
