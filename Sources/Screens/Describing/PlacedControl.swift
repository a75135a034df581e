/// A control and the element that shows it.
struct PlacedControl: Sendable {
  let control: Control
  let element: Int
  /// It takes something away for good.
  let isDestructive: Bool
  /// Something presented is over the screen it is on.
  let isBlocked: Bool
}
